import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { betId, kes } from '@kipenga/betting-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  accountApi,
  betsApi,
  cashOutApi,
  casinoApi,
  limitsApi,
  memoryIntents,
  paymentsApi,
  searchedMatchesApi,
  sportsApi,
  type Transport,
} from '../index.ts';
import { aBet as anyBet, aCustomer, aStore as anyStore } from '../testing/index.ts';

type Misbehaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A real server with one fault for each request in turn; the last one repeats. */
let server: Server;
let base = '';
let ways: Misbehaviour[] = [];
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('connection', 'close'); // a fresh connection each time, so that a broken one never breaks the next
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const way = ways.length > 1 ? ways.shift() : ways[0];
      way?.(request, response, body);
    });
    request.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  seen.length = 0;
  ways = [];
});

const says =
  (status: number, body: string, headers: Record<string, string> = {}): Misbehaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
const html = (status: number): Misbehaviour =>
  says(status, '<!doctype html><title>Oops</title>', { 'content-type': 'text/html' });
const hangs: Misbehaviour = () => {};
const resets: Misbehaviour = (request) => request.socket.resetAndDestroy();
const stopsHalfway: Misbehaviour = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"sport_id"');
  setTimeout(() => request.socket.destroy(), 10);
};

function aStore(parts: Partial<Transport> = {}) {
  const problems: unknown[] = [];
  const hosts = {
    sports: `${base}/host/sports`,
    'casino-1': `${base}/host/casino-1`,
    'casino-2': `${base}/host/casino-2`,
    betting: `${base}/host/betting`,
    auth: `${base}/host/auth`,
  };
  return {
    ...anyStore({ hosts, token: () => 'tok-1', report: (problem) => problems.push(problem), ...parts }),
    problems,
  };
}

const sports = JSON.stringify([{ sport_id: '79', sport_name: 'Soccer', type: '3way' }]);
const getSports = sportsApi.endpoints.getActiveSports;
const aBet = anyBet();
const { phone: msisdn, profileId } = aCustomer;
const place = betsApi.endpoints.placeBet;
const placed = JSON.stringify({ res: 0, description: 'done', bet_id: 'b1', our_bet_id: 'K1' });
const keys = () => seen.map((request) => request.headers['idempotency-key']);

describe('a read', () => {
  test('decodes the answer into our nouns (R7-01)', async () => {
    ways = [says(200, sports)];
    const { store } = aStore();
    const answer = await store.dispatch(getSports.initiate());
    expect(answer.data).toEqual([{ id: '79', name: 'Soccer', kind: '3way' }]);
    expect(seen.map((one) => one.url)).toEqual(['/host/sports/api/v1/active-sports']);
  });

  test.each<[string, Misbehaviour, unknown, number]>([
    [
      'HTML with 200',
      html(200),
      { kind: 'contract-mismatch', endpoint: 'getActiveSports', problem: 'a page of HTML' },
      1,
    ],
    ['HTML without saying so', says(200, '<!DOCTYPE html><p>hi'), { kind: 'contract-mismatch' }, 1],
    ['an empty body', says(200, ''), { kind: 'contract-mismatch' }, 1],
    ['204', (_, response) => void response.writeHead(204).end(), { kind: 'contract-mismatch' }, 1],
    ['null', says(200, 'null'), { kind: 'contract-mismatch' }, 1],
    ['a wrong shape', says(200, '{"sports":[]}'), { kind: 'contract-mismatch' }, 1],
    ['rows of another kind', says(200, '[{"id":1},{"id":2}]'), { kind: 'contract-mismatch' }, 1],
    ['half a JSON', says(200, '[{"sport_id":'), { kind: 'contract-mismatch' }, 1],
    [
      '404 in words',
      says(404, '{"description":"No such thing"}'),
      { kind: 'http', status: 404, description: 'No such thing' },
      1,
    ],
    ['HTML with 502', html(502), { kind: 'http', status: 502, description: '' }, 4],
    [
      '503',
      says(503, 'busy', { 'content-type': 'text/plain' }),
      { kind: 'http', status: 503, description: 'busy' },
      4,
    ],
    [
      '429',
      says(429, '{"description":"slow down"}', { 'retry-after': '0' }),
      { kind: 'http', status: 429, description: 'slow down' },
      4,
    ],
    ['a reset connection', resets, { kind: 'unreachable' }, 4],
    ['a body that stops', stopsHalfway, { kind: 'unreachable' }, 4],
  ])(
    '%s is a failure, after the right number of tries (R7-01, R9-09)',
    async (_name, way, failure, tries) => {
      ways = [way];
      const { store } = aStore();
      const answer = await store.dispatch(getSports.initiate());
      expect(answer.error).toMatchObject(failure as object);
      expect(answer.data).toBeUndefined();
      expect(seen).toHaveLength(tries);
    },
  );

  test('a server that hangs is a timeout, tried 3 times more', async () => {
    ways = [hangs];
    const { store } = aStore({ timeoutMs: 40 });
    expect((await store.dispatch(getSports.initiate())).error).toEqual({ kind: 'timeout' });
    expect(seen).toHaveLength(4);
  });

  test('waits 30 s for an answer unless it is told otherwise (R9-09)', async () => {
    ways = [says(200, sports)];
    const started = vi.spyOn(globalThis, 'setTimeout');
    await aStore().store.dispatch(getSports.initiate());
    expect(started.mock.calls.map(([, ms]) => ms)).toContain(30_000);
    started.mockRestore();
  });

  test('the third try more may succeed', async () => {
    ways = [resets, html(502), resets, says(200, sports)];
    const { store } = aStore();
    expect((await store.dispatch(getSports.initiate())).data).toHaveLength(1);
    expect(seen).toHaveLength(4);
  });

  test('an answer that breaks the contract is reported', async () => {
    ways = [html(200)];
    const { store, problems } = aStore();
    await store.dispatch(getSports.initiate());
    expect(problems).toEqual([{ endpoint: 'getActiveSports', problem: 'a page of HTML' }]);
  });

  test('a bad row among good ones is left out and reported, not shown as a failure', async () => {
    ways = [says(200, JSON.stringify([...(JSON.parse(sports) as unknown[]), { sport_id: null }]))];
    const { store, problems } = aStore();
    expect((await store.dispatch(getSports.initiate())).data).toHaveLength(1);
    expect(problems).toEqual([{ endpoint: 'getActiveSports', problem: '1 rows could not be read' }]);
  });

  test('a request that cannot travel is a failure, and nothing is sent', async () => {
    const { store } = aStore();
    expect(
      (await store.dispatch(searchedMatchesApi.endpoints.searchMatches.initiate({ text: '..' }))).error,
    ).toMatchObject({ kind: 'contract-mismatch', endpoint: 'searchMatches' });
    expect(seen).toEqual([]);
  });

  test('asking for a code is never tried again, though it is a GET (D26)', async () => {
    ways = [resets];
    const { store } = aStore();
    await store.dispatch(accountApi.endpoints.requestCode.initiate({ phone: msisdn }));
    expect(seen.map((one) => one.url)).toEqual(['/host/auth/auth/generate-code/254712345678']);
  });

  test('a limit list that is HTML with 200 does not pass for text', async () => {
    ways = [html(200)];
    const { store } = aStore();
    expect((await store.dispatch(limitsApi.endpoints.getLimits.initiate())).error).toMatchObject({
      kind: 'contract-mismatch',
    });
  });
});

describe('the session', () => {
  const balance = accountApi.endpoints.getBalance;

  test('a call that failed is reported once, after its last try; the end of a session is not (R8-11)', async () => {
    ways = [resets, says(500, '{}'), resets, says(503, '{}'), says(401, '{}')];
    const { store, problems } = aStore();
    await store.dispatch(getSports.initiate());
    await store.dispatch(balance.initiate({ profileId }));
    expect(problems).toEqual([{ endpoint: 'getActiveSports', problem: 'status 503' }]);
  });

  test.each([
    [401, says(401, '{}')],
    [401, html(401)],
    [402, says(402, '')],
    [403, html(403)],
  ])('ends on %i, tried once (R4-21, R8-01)', async (status, way) => {
    ways = [way];
    const { store, ended } = aStore();
    await store.dispatch(balance.initiate({ profileId }));
    expect(ended).toEqual([{ status, endpoint: 'getBalance' }]);
    expect(seen).toHaveLength(1);
  });

  test('a late 401 of an old token leaves the new session alone', async () => {
    let token = 'old';
    ways = [
      (request, response, body) => {
        token = 'new';
        says(401, '{}')(request, response, body);
      },
    ];
    const { store, ended } = aStore({ token: () => token });
    await store.dispatch(balance.initiate({ profileId }));
    expect(ended).toEqual([]);
  });

  test('carries the raw token where it is needed, and nowhere else (R6-02)', async () => {
    ways = [says(200, '{"res":0,"balance":100.5,"bonus":0,"free_bet":0}'), says(200, sports)];
    const { store } = aStore();
    expect((await store.dispatch(balance.initiate({ profileId }))).data).toEqual({
      balance: 10050,
      bonus: 0,
      freeBet: 0,
    });
    await store.dispatch(getSports.initiate());
    expect(seen.map((one) => one.headers.authorization)).toEqual(['Bearer tok-1', undefined]);
  });

  test('provider 1 hears the public client id (R7-10)', async () => {
    ways = [says(200, '[]')];
    const { store } = aStore({ casinoKey: 'public-id' });
    await store.dispatch(casinoApi.endpoints.getProviderOneGames.initiate());
    expect(seen[0]?.headers['x-api-key']).toBe('public-id');
  });

  test('a launch is posted to its game with where it was asked for, but no token goes to a foreign host (R7-12)', async () => {
    ways = [says(200, 'https://games.example/play?x=1', { 'content-type': 'text/plain' })];
    const { store, transport } = aStore();
    const launch = (url: string) =>
      store.dispatch(
        casinoApi.endpoints.launchGame.initiate({ gameId: '9', userToken: 'gt', from: '/lobby', url }),
      );
    expect((await launch(`${transport.hosts['casino-2']}/games/9`)).data).toBe(
      'https://games.example/play?x=1',
    );
    // Browsers remove tabs and newlines from an address, and read a backslash as a slash.
    for (const foreign of [
      'http://127.0.0.1:9/steal',
      '/\t/127.0.0.1:9/steal',
      '/\n/127.0.0.1:9/steal',
      '/\\127.0.0.1:9/steal',
    ])
      await launch(foreign);
    const own = ['/host/casino-2/launch', '{"gameId":"9","user_token":"gt","lobby":"/lobby"}'];
    expect(seen.map((one) => [one.url, one.body])).toEqual([
      ['/host/casino-2/games/9', '{"gameId":"9","user_token":"gt","lobby":"/lobby"}'],
      own,
      own,
      own,
      own,
    ]);
  });
});

describe('placing a bet', () => {
  test('sends what R3 names, with a key, and settles it (R7-16)', async () => {
    ways = [says(200, placed)];
    const { store, transport } = aStore();
    const answer = await store.dispatch(place.initiate(aBet));
    expect(answer.data).toEqual({ kind: 'placed', betId: 'b1', reference: 'K1', description: 'done' });
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      stake_amount: 49,
      redeem_free_bet: 0,
      msisdn: '254712345678',
      type: 'prematch',
      possible_win: 73.25,
    });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await transport.intents.pending()).toEqual([]);
  });

  test.each<[string, Misbehaviour]>([
    ['resets', resets],
    ['502', html(502)],
    ['HTML with 200', html(200)],
    ['an empty 200', says(200, '')],
  ])(
    '%s: tried 3 times more with one key, then the answer is lost and the key kept (D24)',
    async (_name, way) => {
      ways = [way];
      const { store, transport } = aStore();
      const answer = await store.dispatch(place.initiate(aBet));
      expect(answer.error).toMatchObject({ kind: 'answer-lost', key: keys()[0] });
      expect(seen).toHaveLength(4);
      expect(new Set(keys()).size).toBe(1);
      expect(await transport.intents.pending()).toMatchObject([
        { key: keys()[0], endpoint: 'placeBet', request: aBet },
      ]);
    },
  );

  test('asking again after a lost answer uses the same key; a new bet after an answer uses a new one (D24)', async () => {
    ways = [resets, resets, resets, resets, says(200, placed)];
    const { store } = aStore();
    expect((await store.dispatch(place.initiate(aBet))).error).toMatchObject({
      kind: 'answer-lost',
      cause: 'unreachable',
    });
    expect((await store.dispatch(place.initiate(aBet))).data).toMatchObject({ kind: 'placed' });
    expect(new Set(keys()).size).toBe(1);
    await store.dispatch(place.initiate(aBet));
    expect(new Set(keys()).size).toBe(2);
  });

  test('what is asked of one bet and of another in the same words has a key each (D102)', async () => {
    ways = [resets];
    const { store } = aStore();
    const take = (id: string) =>
      store.dispatch(
        cashOutApi.endpoints.takeCashOut.initiate({ betId: betId(id), offer: kes(36.48), version: 'v' }),
      );
    await take('b1');
    await take('b2');
    await take('b1');
    expect(seen).toHaveLength(12);
    expect(new Set(keys()).size).toBe(2);
  });

  test('a pending bet outlives its store: a reload asks with the kept key', async () => {
    const intents = memoryIntents();
    ways = [resets, resets, resets, resets, says(200, placed)];
    await aStore({ intents }).store.dispatch(place.initiate(aBet));
    const [pending] = await intents.pending();
    await aStore({ intents }).store.dispatch(place.initiate(pending?.request as typeof aBet));
    expect(new Set(keys()).size).toBe(1);
    expect(await intents.pending()).toEqual([]);
  });

  test('the key is stored before anything is sent', async () => {
    const intents = memoryIntents();
    let storedWhenSent = 0;
    ways = [
      (request, response, body) =>
        void (async () => {
          storedWhenSent = (await intents.pending()).length;
          says(200, placed)(request, response, body);
        })(),
    ];
    await aStore({ intents }).store.dispatch(place.initiate(aBet));
    expect(storedWhenSent).toBe(1);
  });

  test('two presses at once are one request', async () => {
    ways = [says(200, placed)];
    const { store } = aStore();
    const [first, second] = await Promise.all([
      store.dispatch(place.initiate(aBet)),
      store.dispatch(place.initiate(aBet)),
    ]);
    expect(first.data).toEqual(second.data);
    expect(seen).toHaveLength(1);
  });

  test.each([
    [
      'insufficient funds',
      200,
      { res: 110, description: 'Top up' },
      { data: { kind: 'insufficient-funds', description: 'Top up', shortBy: null } },
    ],
    [
      'a refusal',
      200,
      { res: 7, description: 'No' },
      { data: { kind: 'refused', code: 7, description: 'No' } },
    ],
    [
      'a refusal with status 500 and a res',
      500,
      { res: 7, description: 'No' },
      { error: { kind: 'answer-lost' } },
    ],
  ])('%s has a res, so it is not tried again (D27)', async (_name, status, body, expected) => {
    ways = [says(status, JSON.stringify(body))];
    const { store } = aStore();
    expect(await store.dispatch(place.initiate(aBet))).toMatchObject(expected);
    expect(seen).toHaveLength(1);
  });

  test('refused outright, the key is forgotten; refused after a doubtful try, it is kept', async () => {
    ways = [says(400, '{"description":"bad"}'), resets, says(409, '{"description":"other body"}')];
    const { store, transport } = aStore();
    expect((await store.dispatch(place.initiate(aBet))).error).toEqual({
      kind: 'http',
      status: 400,
      description: 'bad',
    });
    expect(await transport.intents.pending()).toEqual([]);
    expect((await store.dispatch(place.initiate(aBet))).error).toMatchObject({
      kind: 'answer-lost',
      cause: 'http',
    });
    expect(await transport.intents.pending()).toHaveLength(1);
  });

  test('a later press refused outright says nothing of an earlier one whose answer was lost', async () => {
    ways = [
      resets,
      resets,
      resets,
      resets,
      says(429, ''),
      says(429, ''),
      says(429, ''),
      says(429, ''),
      says(200, placed),
    ];
    const { store, transport } = aStore();
    await store.dispatch(place.initiate(aBet));
    expect((await store.dispatch(place.initiate(aBet))).error).toMatchObject({
      kind: 'answer-lost',
      cause: 'http',
    });
    expect(await transport.intents.pending()).toHaveLength(1);
    expect((await store.dispatch(place.initiate(aBet))).data).toMatchObject({ kind: 'placed' });
    expect(new Set(keys()).size).toBe(1);
  });

  test('a redirect is not followed: a redirected bet would arrive as a read', async () => {
    ways = [says(302, '', { location: '/host/sports/api/v1/active-sports' })];
    const { store } = aStore();
    expect((await store.dispatch(place.initiate(aBet))).error).toMatchObject({ kind: 'answer-lost' });
    expect(seen.every((one) => one.method === 'POST')).toBe(true);
  });

  test('a withdrawal is keyed but never tried again by itself (D24)', async () => {
    ways = [resets, says(200, '{"res":0,"description":"on its way"}')];
    const { store } = aStore();
    const withdraw = paymentsApi.endpoints.withdraw;
    expect(
      (await store.dispatch(withdraw.initiate({ phone: msisdn, amount: kes(100) }))).error,
    ).toMatchObject({ kind: 'answer-lost' });
    expect(seen).toHaveLength(1);
    expect((await store.dispatch(withdraw.initiate({ phone: msisdn, amount: kes(100) }))).data).toMatchObject(
      { kind: 'accepted' },
    );
    expect(new Set(keys()).size).toBe(1);
  });
});
