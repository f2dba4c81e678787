import { randomUUID } from 'node:crypto';
import { instantFromMs, kes } from '@kipenga/betting-core';
import {
  CASINO_CLIENT_ID,
  CASINO_KEY_HEADER,
  decodeWire,
  endpoints,
  HOST_BASE_PATHS,
  liveTableOnTheWire,
  readReply,
  type Endpoint,
  type EndpointName,
} from '@kipenga/contracts';
import { signWalletCall, walletRefusalOnTheWire, type WalletCall } from '@kipenga/contracts/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHall } from '../../test/with-hall.ts';
import { openPlatform } from '../../test/open-platform.ts';
import type { Platform } from '../build-platform.ts';
import { readConfig } from '../configuration/index.ts';
import { pagePolicy } from '../http/index.ts';
import { systemClock } from '../ports/index.ts';
import { openGameHall, type HallPlayer } from './testing/game-hall.ts';
import { tableToldOf } from './testing/table-told-of.ts';

const SECRET = '0123456789abcdef'.repeat(2);
const arcade = { ARCADE_ORIGIN: 'http://localhost:4201', ARCADE_SECRET: SECRET };

const { base, hall } = await withHall(openGameHall);
let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform(arcade, base.db);
});
afterAll(async () => {
  await platform.close();
});

const ask = async (name: EndpointName, payload?: object, player?: HallPlayer, on = platform) => {
  const { host, method, path } = endpoints[name] as Endpoint;
  return on.app.inject({
    method,
    url: HOST_BASE_PATHS[host] + path,
    headers: {
      ...(player && { authorization: `Bearer ${player.token}` }),
      ...(host === 'casino-1' && { [CASINO_KEY_HEADER]: CASINO_CLIENT_ID }),
    },
    ...(payload ? { payload } : {}),
  });
};
const listed = async (name: EndpointName, payload?: object, on = platform): Promise<unknown> => {
  const { body } = await ask(name, payload, undefined, on);
  const read = readReply(endpoints[name] as Endpoint, body);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};

interface Sent {
  readonly headers?: Record<string, string>;
  readonly at?: number;
  readonly secret?: string;
}
const callWallet = (
  call: WalletCall,
  body: object | string,
  { headers = {}, at, secret = SECRET }: Sent = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(at ?? systemClock.nowMs());
  return platform.app.inject({
    method: 'POST',
    url: `/wallet/${call}`,
    payload: text,
    headers: {
      'content-type': 'application/json',
      'x-provider': 'arcade',
      'x-timestamp': timestamp,
      'x-signature': signWalletCall(secret, { call, timestamp, body: text }),
      ...headers,
    },
  });
};

describe('the games on the wire (R7-10, R7-11, R7-21)', () => {
  test('are the arcade’s, each with its picture and where to ask for its launch (D64)', async () => {
    const url = '/host/casino-2/launch';
    expect(await listed('getProviderOneGames')).toMatchObject([
      { id: 'tatu-tatu', typeId: 'vs', url, imageUrl: 'http://localhost:4201/images/tatu-tatu.svg' },
      { id: 'matunda', typeId: 'cs', url },
      { id: 'ligi', typeId: 'rgs-vsb', url },
      { id: 'mbio', typeId: 'dga', url },
      { id: 'roulette', typeId: 'rl', url },
      { id: 'baccarat', typeId: 'bc', url },
      { id: 'baccarat-nc', typeId: 'bn', url },
      { id: 'blackjack', typeId: 'bj', url },
      { id: 'gurudumu', typeId: 'lg', url },
      { id: 'kengele', typeId: 'cs', url },
      { id: 'kuna-tatu', typeId: 'sc', url },
      { id: 'namba-bahati', typeId: 'sc', url },
      { id: '1301', typeId: 'dga', url },
      { id: '1302', typeId: 'dga', url },
    ]);
    expect(await listed('getProviderTwoGames')).toHaveLength(5);
    expect(await listed('getGamesByIds', ['wabebe', 'kengele', 'nobody'])).toMatchObject([
      { id: 'wabebe', url },
      { id: 'kengele', url },
    ]);
    expect(await listed('getDirectGames')).toEqual([
      { id: 'comet', kind: 'crashx', name: 'Comet' },
      { id: 'wabebe', kind: 'crash', name: 'Wabebe' },
    ]);
    expect(await listed('getVirtualGames')).toMatchObject([
      {
        id: 'rocketman',
        url: 'http://localhost:4201/play/rocketman?companyId=kipenga&lang=en&currency=kes&version=desktop&token={token}',
      },
      { id: 'fastballs' },
      { id: 'ligi' },
      { id: 'mbio' },
    ]);
    expect(await listed('getCasinoJackpots')).toEqual([
      { tiers: [kes(200), kes(5_000), kes(100_000)], gameIds: ['bahari', 'kengele'] },
    ]);
  });

  test.each([{}, { 'x-api-key': 'somebody' }])(
    'are told of provider 1 to the client id of the house alone, which is no secret: %j (R7-10)',
    async (headers) => {
      const url = '/host/casino-1/user/games';
      const refused = await platform.app.inject({ url, headers });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        description: 'This list is only for the pages of the house: name them in the header X-Api-Key.',
        reason: { code: 'client-unknown' },
      });
      const inSwahili = await platform.app.inject({ url, headers: { ...headers, 'accept-language': 'sw' } });
      expect(inSwahili.statusCode).toBe(400);
    },
  );

  test('are none without an arcade, and there is no wallet then', async () => {
    const bare = await openPlatform({}, base.db);
    try {
      for (const name of [
        'getProviderOneGames',
        'getProviderTwoGames',
        'getDirectGames',
        'getVirtualGames',
      ] as const)
        expect(await listed(name, undefined, bare)).toEqual([]);
      expect((await bare.app.inject({ method: 'POST', url: '/wallet/balance' })).statusCode).toBe(404);
    } finally {
      await bare.close();
    }
  });
});

test('a page may frame the arcade and show its pictures, and no other site’s (D30)', () => {
  const policy = pagePolicy(readConfig(arcade).gameOrigins)([]).split('; ');
  expect(policy).toContain('frame-src http://localhost:4201');
  expect(policy).toContain("img-src 'self' data: http://localhost:4201");
  expect(pagePolicy([])([]).split('; ')).toContain("img-src 'self' data:");
});

describe('from the launch to the balance (R5-11, D64)', () => {
  /** This test's platform runs on the machine's clock, by which a login of the hall may have ended long ago, and been tidied away. */
  const loggedIn = (shillings: number): Promise<HallPlayer> =>
    hall.aPlayer(shillings, instantFromMs(systemClock.nowMs() + 3_600_000));

  test('a login token, then the game token, then a signed stake and its winnings', async () => {
    const player = await loggedIn(100);
    const body = { gameId: 'comet', user_token: player.gameToken };
    expect((await ask('launchGame', body)).statusCode).toBe(401);
    const launched = await ask('launchGame', body, player);
    expect([launched.statusCode, launched.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const token = new URL(launched.body).searchParams.get('token');
    const opened = (await callWallet('open', { token })).json<{ session: string }>();
    expect(opened).toMatchObject({ playMode: 'REAL', gameId: 'comet', balance: 10_000 });
    const { session } = opened;
    const stake = { session, round: 'r1', transaction: randomUUID(), amount: 4_000 };
    expect((await callWallet('debit', stake)).json()).toEqual({ balance: 6_000 });
    const winnings = { session, round: 'r1', transaction: randomUUID(), amount: 5_050 };
    expect((await callWallet('credit', winnings)).json()).toEqual({ balance: 11_050 });
    expect((await callWallet('balance', { session })).json()).toEqual({ balance: 11_050 });
    expect(
      (
        await callWallet('rollback', {
          ...stake,
          transaction: randomUUID(),
          of: stake.transaction,
          amount: undefined,
        })
      ).json(),
    ).toMatchObject({ code: 'round-closed' });
    const shown = await platform.app.inject({
      url: `${HOST_BASE_PATHS.auth}${endpoints.getBalance.path.replace(/\{\w+\}/, player.profileId)}`,
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(shown.body).toContain('110.5');
  });

  test('a refusal has its status and both kinds of words', async () => {
    const player = await loggedIn(10);
    const launched = await ask('launchGame', { gameId: 'comet', user_token: player.gameToken }, player);
    const token = new URL(launched.body).searchParams.get('token');
    const { session } = (await callWallet('open', { token })).json<{ session: string }>();
    const again = await callWallet('open', { token });
    expect([again.statusCode, again.json()]).toMatchObject([401, { code: 'token-refused' }]);
    const poor = await callWallet('debit', {
      session,
      round: 'r1',
      transaction: randomUUID(),
      amount: 2_000,
    });
    expect(poor.statusCode).toBe(402);
    expect(decodeWire(walletRefusalOnTheWire, poor.json())).toMatchObject({
      value: { code: 'insufficient-funds' },
    });
  });
});

test('the arcade tells of a table of ours, and who looks on at /ws hears of it (R7-14, D85)', async () => {
  const { port } = new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' }));
  const tables = ['fastballs', 'nobody'].map(tableToldOf);
  expect((await callWallet('tables', { tables })).json()).toEqual({});
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  socket.addEventListener('open', () => {
    for (const key of ['nobody', 'fastballs'])
      socket.send(JSON.stringify({ type: 'subscribe', key, casinoId: 'kipenga', currency: 'KES' }));
  });
  const data = await new Promise<string>((resolve) =>
    socket.addEventListener('message', (event) => resolve(String(event.data)), { once: true }),
  );
  socket.close();
  expect(decodeWire(liveTableOnTheWire, JSON.parse(data))).toMatchObject({
    value: { id: 'fastballs', name: 'Fastballs', seatedPlayers: 2, availableSeats: 48, recent: ['17'] },
  });
});

describe('a wallet call nobody may make (trust P15)', () => {
  const body = { session: 'nobody' };
  test.each([
    ['of another secret', () => callWallet('balance', body, { secret: 'f'.repeat(32) })],
    ['of five minutes ago', () => callWallet('balance', body, { at: systemClock.nowMs() - 301_000 })],
    ['from the future', () => callWallet('balance', body, { at: systemClock.nowMs() + 310_000 })],
    [
      'with the signature of another call',
      () =>
        callWallet('balance', body, {
          headers: { 'x-signature': signWalletCall(SECRET, { call: 'balance', timestamp: '1', body: '{}' }) },
        }),
    ],
    [
      'of a provider we do not know',
      () => callWallet('balance', body, { headers: { 'x-provider': 'other' } }),
    ],
    ['without a signature', () => callWallet('balance', body, { headers: { 'x-signature': '' } })],
  ])('%s is refused, and nothing else is said', async (_, send) => {
    const reply = await send();
    expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'not-signed' }]);
  });

  test.each([
    ['is empty', 'balance', ''],
    ['is no JSON', 'balance', 'nonsense'],
    ['lacks a field', 'debit', '{"session":"s"}'],
    ['has a field of its own', 'balance', '{"session":"s","currency":"USD"}'],
    ['says a field twice', 'balance', '{"session":"s","session":"t"}'],
    ['has half a cent', 'debit', `{"session":"s","round":"r","transaction":"${randomUUID()}","amount":0.5}`],
  ] as const)('a signed body that %s is refused', async (_, call, text) => {
    const reply = await callWallet(call, text);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'unreadable' }]);
  });

  test('a credit on its way is no debit: the signature is of one call', async () => {
    const winnings = { session: 's', round: 'r', transaction: randomUUID(), amount: 5_000 };
    const timestamp = String(systemClock.nowMs());
    const signature = signWalletCall(SECRET, { call: 'credit', timestamp, body: JSON.stringify(winnings) });
    const reply = await callWallet('debit', winnings, {
      headers: { 'x-timestamp': timestamp, 'x-signature': signature },
    });
    expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'not-signed' }]);
  });

  test('a call that does not exist is not found, and nothing is read by GET', async () => {
    expect((await platform.app.inject({ method: 'POST', url: '/wallet/bonus' })).statusCode).toBe(404);
    expect((await platform.app.inject({ url: '/wallet/balance' })).statusCode).toBe(404);
  });
});
