import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandboxRoutes } from './index.ts';

test('the phone of a sandbox with real gateways shows nothing of theirs, and cannot speak for them (D72)', async () => {
  const gateways = {
    mobileMoney: { phone: null },
    smsOut: { isOnPhone: false },
    smsIn: { phone: null },
    identity: { phone: null },
  };
  const server = Fastify();
  await server.register(sandboxRoutes({ gateways, services: { db: { query: async () => [] } } } as never));
  const url = '/sandbox/handset/254712345678';
  expect((await server.inject(url)).json()).toEqual({
    messages: [],
    pushes: [],
    prompts: [],
    payouts_unanswered: false,
    sms: 'elsewhere',
    money: 'elsewhere',
    identity: null,
  });
  const post = (path: string, payload: object) => server.inject({ method: 'POST', url: url + path, payload });
  expect((await post('/prompts/1', { pin: '1234' })).statusCode).toBe(404);
  expect((await post('/payments', { account: '0712345678', amount: 100 })).statusCode).toBe(404);
  expect((await post('/sms', { to: '29008', text: 'BALANCE' })).statusCode).toBe(404);
  await server.close();
});

test('every file the phone names is served, and the colours chosen in the shop before anything is painted', async () => {
  const server = Fastify();
  await server.register(sandboxRoutes({ gateways: {}, services: {} } as never));
  const page = (await server.inject('/sandbox/handset')).body;
  const named = [...page.matchAll(/(?:src|href)="(\/sandbox\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(named.toSorted()).toEqual(
    ['handset.css', 'handset.js', 'theme.js'].map((file) => `/sandbox/handset/${file}`),
  );
  for (const file of named) expect((await server.inject(file)).statusCode, file).toBe(200);
  expect(page).toMatch(/<script src="[^"]*theme\.js"><\/script>\s*<link rel="stylesheet"/);
  await server.close();
});
