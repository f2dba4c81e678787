import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { HttpRefusal, notServedYet } from './refusal.ts';

const logger = pino({ level: 'silent' });
const hosts = { names: [], isSandbox: true };
const forwarded = '127.0.0.1, 203.0.113.9';

describe('whose address counts (D71)', () => {
  test.each([
    ['behind a proxy of ours, the one it tells, not what was claimed to it', true, '203.0.113.9'],
    ['without one, the caller’s own', false, '198.51.100.7'],
  ])('%s', async (_, trustProxy, ip) => {
    const app = await buildServer({ logger, isSecure: false, trustProxy, hosts });
    app.get('/who', async (request) => request.ip);
    const reply = await app.inject({
      url: '/who',
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: '198.51.100.7',
    });
    expect(reply.body).toBe(ip);
    await app.close();
  });
});

describe('an answer that went wrong here is in words (D25), without the `res` that would end a client’s retries (D27)', () => {
  test.each([
    ['unforeseen', new Error('secret'), 500],
    ['too busy', new HttpRefusal(503, 'Please try again in a little while.'), 503],
  ])('%s', async (_, error, status) => {
    const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
    app.get('/', async () => {
      throw error;
    });
    const reply = await app.inject({ url: '/' });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ description: expect.stringContaining('try again') });
    await app.close();
  });

  test('what is not served yet is a last word', async () => {
    const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
    app.get('/', async () => {
      throw notServedYet();
    });
    expect((await app.inject({ url: '/' })).json()).toMatchObject({ res: 501 });
    await app.close();
  });
});

test('a request that never ends is ended', async () => {
  const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000);
  await app.close();
});
