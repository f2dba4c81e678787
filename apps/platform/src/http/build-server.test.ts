import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';

const logger = pino({ level: 'silent' });
const forwarded = '127.0.0.1, 203.0.113.9';

describe('whose address counts (D71)', () => {
  test.each([
    ['behind a proxy of ours, the one it tells, not what was claimed to it', true, '203.0.113.9'],
    ['without one, the caller’s own', false, '198.51.100.7'],
  ])('%s', async (_, trustProxy, ip) => {
    const app = await buildServer({ logger, isSecure: false, trustProxy });
    app.get('/who', async (request) => request.ip);
    const reply = await app.inject({ url: '/who', headers: { 'x-forwarded-for': forwarded }, remoteAddress: '198.51.100.7' });
    expect(reply.body).toBe(ip);
    await app.close();
  });
});

test('a request that never ends is ended', async () => {
  const app = await buildServer({ logger, isSecure: false, trustProxy: false });
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000);
  await app.close();
});
