import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandboxRoutes } from './index.ts';

test('the phone of a sandbox with real gateways shows nothing of theirs, and cannot speak for them (D72)', async () => {
  const gateways = { mobileMoney: { phone: null }, smsOut: { isOnPhone: false }, smsIn: { phone: null } };
  const server = Fastify();
  await server.register(sandboxRoutes({ gateways, services: {} } as never));
  const url = '/sandbox/handset/254712345678';
  expect((await server.inject(url)).json()).toEqual({ messages: [], prompts: [] });
  const post = (path: string, payload: object) => server.inject({ method: 'POST', url: url + path, payload });
  expect((await post('/prompts/1', { pin: '1234' })).statusCode).toBe(404);
  expect((await post('/sms', { to: '29008', text: 'BALANCE' })).statusCode).toBe(404);
  await server.close();
});
