import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { cachedLists } from './cached-list.ts';
import { platformLogger } from './log-requests.ts';
import { addressLimits } from './rate-limits.ts';
import { answerRepeats, repeatWhile } from './repeat-answers.ts';
import { sendCached } from './send-cached.ts';

const HOST = 'kipenga.example';
let app: FastifyInstance;
let port: number;
let version: string;
let calls: number;
let lines: string[];

beforeEach(async () => {
  [version, calls, lines] = ['1', 0, []];
  const lists = cachedLists();
  app = await buildServer({
    logger: platformLogger('info', { write: (line) => void lines.push(line) }),
    isSecure: true,
    trustProxy: true,
    hosts: { names: [HOST], isSandbox: false },
    limiter: addressLimits({ reads: 6, writes: 1, accounts: 1 }, { nowMs: () => 0, isSandbox: false }),
  });
  app.get('/list/:id', async (asked, reply) => {
    calls += 1;
    const made = version;
    const answer = await lists.get(asked.url, made, async () =>
      JSON.stringify({ made, text: 'a'.repeat(2_000) }),
    );
    const { id } = asked.params as { id: string };
    repeatWhile(reply, { answer, address: `/list/${id}`, isCurrent: () => version === made });
    return sendCached(asked, reply, answer, 'application/json; charset=utf-8');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

interface Heard {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (
  headers: Record<string, string> = {},
  { method = 'GET', path = '/list/1', from = '10.0.0.1' } = {},
) =>
  new Promise<Heard>((resolve, reject) => {
    const all = { host: HOST, 'x-forwarded-for': from, ...headers };
    const asked = request({ host: '127.0.0.1', port, path, method, headers: all }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const { date: _, ...told } = reply.headers;
        resolve({ status: reply.statusCode, headers: told, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    asked.on('error', reject).end();
  });

test.each([
  ['plain', {}],
  ['packed', { 'accept-encoding': 'gzip, br' }],
])('%s, it is the answer of its route to the last header, and is made once', async (_, headers) => {
  const first = await ask(headers);
  expect(first).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } });
  expect(await ask(headers)).toEqual(first);
  expect(calls).toBe(1);
  const known = { ...headers, 'if-none-match': first.headers.etag ?? '' };
  const repeated = await ask(known);
  expect(repeated).toMatchObject({ status: 304, body: '', headers: { etag: first.headers.etag } });
  expect(repeated.headers['content-length']).toBeUndefined();
});

test('all that are given within a second are one line of the log', async () => {
  for (let at = 0; at < 3; at += 1) await ask();
  await app.close();
  const [usual, repeated, ...more] = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(repeated).toMatchObject({ method: 'GET', route: '/list/:id', status: 200, times: 2 });
  expect(more).toEqual([]);
  expect(usual).toMatchObject({ method: 'GET', route: '/list/:id', status: 200, ms: expect.any(Number) });
});

test('what has changed, another address, and another method take the usual way', async () => {
  const first = await ask();
  version = '2';
  const second = await ask();
  expect([second.body === first.body, calls]).toEqual([false, 2]);
  await ask({}, { path: '/list/2' });
  expect(calls).toBe(3);
  expect((await ask({}, { method: 'POST' })).status).toBe(404);
  for (let at = 0; at < 2; at += 1) await ask({}, { path: '/list/2?nobody=reads' });
  expect(calls).toBe(5);
});

test('none is kept that is out of date, and of many only the newest', async () => {
  const route = Fastify();
  const limiter = addressLimits({ reads: 1, writes: 1, accounts: 1 }, { nowMs: () => 0, isSandbox: false });
  const repeats = answerRepeats({ logger: platformLogger('silent'), trustProxy: false, limiter });
  const answer = { identity: Buffer.alloc(0), brotli: Buffer.alloc(0), etag: '""' };
  repeats.listen(route);
  route.get('/:id', async (asked, reply) => {
    const made = version;
    repeatWhile(reply, { answer, address: asked.url, isCurrent: () => version === made });
    return 'told';
  });
  const askFor = (first: number, last: number) =>
    Promise.all(Array.from({ length: last - first }, (_, at) => route.inject({ url: `/${first + at}` })));
  await askFor(0, 600);
  expect(repeats.count()).toBe(500);
  version = '2';
  await askFor(600, 603);
  await askFor(600, 603);
  expect(repeats.count()).toBe(3);
  await route.close();
});

test('another host is refused, and a page is given its cookie', async () => {
  await ask();
  expect((await ask({ host: 'evil.example' })).status).toBe(421);
  expect(await ask({ accept: 'text/html' })).toMatchObject({
    status: 200,
    headers: { 'set-cookie': [expect.stringContaining('XSRF')] },
  });
});

test('each is counted against its caller, and one too many is refused in words', async () => {
  const statuses: (number | undefined)[] = [];
  await ask({}, { from: '10.0.0.9, 10.0.0.1' });
  // The route of this test counts nothing, so six repeats are what is left.
  for (let at = 0; at < 7; at += 1) statuses.push((await ask({}, { from: '10.0.0.9, 10.0.0.2' })).status);
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(calls).toBe(2);
  expect((await ask({}, { from: '10.0.0.2, 10.0.0.3' })).status).toBe(200);
  expect(calls).toBe(2);
});
