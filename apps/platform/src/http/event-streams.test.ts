import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { eventStreams, type EventStream } from './event-streams.ts';

afterEach(() => vi.useRealTimers());

test('says something every fifteen seconds, so that nothing in between takes it for dead (D79)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify({ forceCloseConnections: true });
  const streams = eventStreams(app, { perAddress: 1, inAll: 1 });
  app.get('/', async (request, reply) => {
    streams.open(request, reply);
    return reply;
  });
  const answer = await fetch(await app.listen({ port: 0 }));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('retry: 3000\n\n');
  vi.advanceTimersByTime(15_000);
  expect((await reader?.read())?.value).toBe(':\n\n');
  await app.close();
  expect((await reader?.read())?.done).toBe(true);
});

test('a client that does not read is dropped, and nothing more is kept for it (D79)', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const streams = eventStreams(app, { perAddress: 1, inAll: 1 });
  const open = new Set<EventStream>();
  app.get('/', async (request, reply) => {
    const stream = streams.open(request, reply);
    open.add(stream);
    stream.onEnd(() => open.delete(stream));
    return reply;
  });
  const socket = connect(Number(new URL(await app.listen({ port: 0 })).port), 'localhost');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  const push = `data: ${'a'.repeat(100_000)}\n\n`;
  // Nobody reads on: what the system does not take any more would be kept here, for ever.
  await expect
    .poll(
      () => {
        for (const stream of open) stream.send(push);
        return open.size;
      },
      { interval: 1 },
    )
    .toBe(0);
  socket.destroy();
  await app.close();
});

/** A server of streams, of which only two may be open, and what of them is open now. */
const twoStreams = async () => {
  const app = Fastify({ forceCloseConnections: true });
  const streams = eventStreams(app, { perAddress: 2, inAll: 2 });
  const open = new Set<EventStream>();
  let answered = 0;
  app.get('/', async (request, reply) => {
    try {
      const stream = streams.open(request, reply);
      open.add(stream);
      stream.onEnd(() => open.delete(stream));
      return reply;
    } finally {
      answered += 1;
    }
  });
  const { port } = new URL(await app.listen({ port: 0 }));
  const connection = () => connect(Number(port), 'localhost').on('error', () => undefined);
  return { app, open, connection, answered: () => answered };
};
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n';

test('a connection has one stream: others asked for behind it would never be known to have ended', async () => {
  const { app, open, connection, answered } = await twoStreams();
  const socket = connection();
  socket.write(`${GET}\r\n`.repeat(3));
  await expect.poll(answered).toBe(3);
  expect(open.size).toBe(1);
  socket.destroy();
  await expect.poll(() => open.size).toBe(0);
  const [next, another] = [connection(), connection()];
  for (const one of [next, another]) one.write(`${GET}\r\n`);
  await expect.poll(() => open.size).toBe(2);
  await app.close();
});
