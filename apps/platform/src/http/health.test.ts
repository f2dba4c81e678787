import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { serveHealth } from './health.ts';

test.each([
  ['cannot be reached', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('with a database that %s the process lives and is not ready', async (_, query) => {
  const app = await buildServer({
    logger: pino({ level: 'silent' }),
    isSecure: false,
    trustProxy: false,
    hosts: { names: [], isSandbox: true },
  });
  serveHealth(app, { query });
  const [health, ready] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'alive', database: 'unreachable' }]);
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'not ready', description: 'The database cannot be reached.' },
  ]);
  expect(ready.headers['retry-after']).toBe('2');
  await app.close();
});
