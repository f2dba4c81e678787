import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildServer } from './build-server.ts';

const statusOf = async (host: string, hosts: { names: string[]; isSandbox: boolean }, url = '/codes') => {
  const app = await buildServer({
    logger: pino({ level: 'silent' }),
    isSecure: false,
    trustProxy: true,
    hosts,
  });
  app.get('/codes', async () => 'secret');
  app.get('/healthz', async () => 'ok');
  const reply = await app.inject({ url, headers: { host, 'x-forwarded-host': 'kipenga.example' } });
  await app.close();
  return reply.statusCode;
};

const names = ['kipenga.example'];

test.each([
  'evil.example',
  'evil.example:4200',
  'localhost.evil.example',
  'kipenga.example.evil.example',
  '10.0.0.7.nip.io',
  'a b',
])('a name that was made to point here is refused: "%s"', async (host) => {
  expect(await statusOf(host, { names, isSandbox: true })).toBe(421);
});

test.each([
  'kipenga.example',
  'KIPENGA.example:4200',
  'localhost:4200',
  '127.0.0.1:4200',
  '[::1]:80',
  '192.168.1.20:4200',
  'platform:4200',
  'phone.local',
])('a sandbox answers to its own names, and to any number: %s', async (host) => {
  expect(await statusOf(host, { names, isSandbox: true })).toBe(200);
});

test('outside a sandbox only its own names count, but whoever keeps it alive may ask by any', async () => {
  const live = { names, isSandbox: false };
  expect(await statusOf('kipenga.example', live)).toBe(200);
  for (const host of ['localhost', '127.0.0.1']) expect(await statusOf(host, live)).toBe(421);
  expect(await statusOf('10.0.0.7:4200', live, '/healthz')).toBe(200);
});

test('a request that names two hosts is refused, whichever stands first', async () => {
  const hosts = { names, isSandbox: true };
  const logger = pino({ level: 'silent' });
  const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
  app.get('/codes', async () => 'secret');
  const port = Number(new URL(await app.listen({ port: 0 })).port);
  const socket = connect(port, 'localhost');
  socket.write(
    'GET /codes HTTP/1.1\r\nHost: kipenga.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1.1 421 /);
  socket.destroy();
  await app.close();
});
