import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/index.ts';
import { buildServer } from './build-server.ts';
import { SERVER_TIMES } from './drainable-server.ts';
import { HttpRefusal } from './refusal.ts';

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
    ['without a database', new DatabaseUnavailable(new Error('ECONNREFUSED')), 503],
    ['too busy', new HttpRefusal(503, 'Please try again in a little while.'), 503],
  ])('%s', async (_, error, status) => {
    const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
    app.get('/', async () => {
      throw error;
    });
    const reply = await app.inject({ url: '/' });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ description: expect.stringContaining('try again') });
    if (error instanceof DatabaseUnavailable) expect(reply.headers['retry-after']).toBe('2');
    await app.close();
  });

  test('what is not served yet is a last word', async () => {
    const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
    app.get('/', async () => {
      throw new HttpRefusal(501, 'This is not available yet.');
    });
    expect((await app.inject({ url: '/' })).json()).toMatchObject({ res: 501 });
    await app.close();
  });
});

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;

/** Speaks HTTP by hand, and answers with all that came back when the connection has ended. */
const say = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString()));
  socket.write(text);
  await once(socket, 'close');
  return heard;
};

test.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: localhost\r\n'],
  [
    'a body',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
])('a request is ended when it says, in %s that never end', async (_, text) => {
  const times = { ...SERVER_TIMES, slowestRequestMs: 60 };
  const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts, times });
  app.post('/', async () => 'all of it');
  await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await say(portOf(app), text)).toMatch(/^HTTP\/1.1 408 /);
  await app.close();
});

describe('draining', () => {
  const listening = async (work: () => Promise<unknown> = async () => 'done') => {
    const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
    app.get('/', work);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, port: portOf(app) };
  };
  const ask = (port: number, agent: Agent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer));
      }).once('error', reject);
    });

  test('answers what is in hand, and refuses who comes then', async () => {
    const [arrived, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<string>()];
    const { app, port } = await listening(() => {
      arrived.resolve(undefined);
      return gate.promise;
    });
    const inHand = ask(port, new Agent());
    await arrived.promise;
    const drained = app.drain();
    await expect.poll(() => app.server.listening).toBe(false);
    await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    gate.resolve('done');
    expect((await inHand).headers).toMatchObject({ connection: 'close', 'content-length': '4' });
    await drained;
    await app.close();
  });

  test('loses no request of 32 clients that keep asking', async () => {
    const { app, port } = await listening(() => new Promise((resolve) => setImmediate(resolve, 'done')));
    const outcomes = new Map<string, number>();
    const warm = Promise.withResolvers<undefined>();
    const note = (what: string): void => {
      const count = (outcomes.get(what) ?? 0) + 1;
      outcomes.set(what, count);
      if (count > 200) warm.resolve(undefined);
    };
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isServed = true; isServed;) {
        const outcome = await ask(port, agent).then(
          ({ statusCode }) => String(statusCode),
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        );
        note(outcome);
        isServed = outcome === '200';
      }
      agent.destroy();
    };
    const clients = Array.from({ length: 32 }, client);
    await warm.promise;
    await app.drain();
    await app.close();
    await Promise.all(clients);
    expect([...outcomes.keys()].toSorted()).toEqual(['200', 'ECONNREFUSED']);
    expect(outcomes.get('ECONNREFUSED')).toBe(32);
  });

  test('does not wait for a connection on which nothing is asked', async () => {
    const { app, port } = await listening();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const ended = once(idle, 'close');
    await app.drain();
    await app.close();
    await ended;
    expect(idle.destroyed).toBe(true);
  });
});
