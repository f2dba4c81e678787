import { randomUUID } from 'node:crypto';
import { cents, kes } from '@kipenga/betting-core';
import { signWalletCall, type WalletCall } from '@kipenga/contracts/wallet';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withHall } from '../../test/with-hall.ts';
import { readConfig } from '../configuration/index.ts';
import type { GameHouse } from './game-house.ts';
import { launchGame } from './launch-game.ts';
import { casinoGames, virtualGames } from './list-games.ts';
import { PROVIDERS, type ConnectedProvider, type Provider } from './providers/index.ts';
import { openGameHall, type HallPlayer } from './testing/game-hall.ts';
import { tableToldOf } from './testing/table-told-of.ts';
import { gameWalletRoutes } from './wallet-routes.ts';

/** A provider nobody has heard of yet: what a house has to be told of one is this, and two variables. */
const kibo: Provider = {
  name: 'kibo',
  games: [
    {
      id: 'kibo-saba',
      name: 'Saba',
      list: 'casino-1',
      typeId: 'sc',
      hasDemo: false,
      entry: { as: 'virtual' },
      lobby: '/casino',
      roundLimit: { staked: kes(50), stakes: 1 },
      returnPercent: 95,
    },
  ],
  imageUrl: (origin, gameId) => `${origin}/art/${gameId}.webp`,
  playUrl: (origin, gameId, { token, language }) => `${origin}/${language}/open?game=${gameId}&key=${token}`,
};

const { providers, houseOrigin, gameOrigins } = readConfig(
  {
    ARCADE_ORIGIN: 'http://localhost:4201',
    ARCADE_SECRET: 'aa'.repeat(16),
    KIBO_ORIGIN: 'https://kibo.example',
    KIBO_SECRET: 'bb'.repeat(16),
  },
  { providers: [...PROVIDERS, kibo] },
);
const house: GameHouse = { providers, houseOrigin };
const provider = (name: string): ConnectedProvider => {
  const found = providers.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const [ARCADE, KIBO] = [provider('arcade'), provider('kibo')];

const tell = vi.fn();
const { hall } = await withHall(openGameHall);
let app: FastifyInstance;
let player: HallPlayer;
beforeAll(async () => {
  app = fastify();
  await app.register(gameWalletRoutes(hall.services, providers, tell));
});
beforeEach(async () => void (player = await hall.aPlayer(100)));
afterAll(async () => {
  await app.close();
});

const callWallet = async (
  { name, secret }: Pick<ConnectedProvider, 'name' | 'secret'>,
  call: WalletCall,
  body: object,
): Promise<unknown> => {
  const text = JSON.stringify(body);
  const timestamp = String(hall.services.realClock.nowMs());
  const headers = {
    'x-provider': name,
    'x-timestamp': timestamp,
    'x-signature': signWalletCall(secret, { call, timestamp, body: text }),
  };
  return (await app.inject({ method: 'POST', url: `/wallet/${call}`, payload: text, headers })).json();
};

const launched = async (gameId: string): Promise<URL> =>
  new URL(await launchGame(hall.services, house, player, { gameId, userToken: player.gameToken }));
const openedAtKibo = async (): Promise<string> => {
  const token = (await launched('kibo-saba')).searchParams.get('key');
  const { session } = (await callWallet(KIBO, 'open', { token })) as { session: string };
  return session;
};
const openedAtArcade = (): Promise<string> => hall.opened(player, 'comet');

test('another provider is one entry: its games are listed, framed and opened as its own (R1-06, D30)', async () => {
  expect(gameOrigins).toEqual(['http://localhost:4201', 'https://kibo.example']);
  const listed = await casinoGames(hall.services, house);
  expect(listed.find(({ id }) => id === 'kibo-saba')).toMatchObject({
    name: 'Saba',
    list: 'casino-1',
    imageUrl: 'https://kibo.example/art/kibo-saba.webp',
    url: '/host/casino-2/launch',
  });
  expect((await virtualGames(hall.services, house)).map(({ url }) => url)).toContain(
    'https://kibo.example/en/open?game=kibo-saba&key={token}',
  );
  const page = await launched('kibo-saba');
  expect(page.origin + page.pathname).toBe('https://kibo.example/en/open');
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    game: 'kibo-saba',
    lobbyUrl: 'http://localhost:4200/casino',
    playMode: 'REAL',
  });
});

test('it moves money by its own secret and within its own limits, and by no other’s (D28, trust P15)', async () => {
  const session = await openedAtKibo();
  const stake = { session, round: 'r1', transaction: randomUUID(), amount: kes(50) };
  for (const secret of [ARCADE.secret, 'f'.repeat(32)])
    expect(await callWallet({ ...KIBO, secret }, 'debit', stake)).toMatchObject({ code: 'not-signed' });
  const tooMuch = { ...stake, amount: cents(5_001) };
  expect(await callWallet(KIBO, 'debit', tooMuch)).toMatchObject({ code: 'limits' });
  expect(await callWallet(KIBO, 'debit', stake)).toEqual({ balance: kes(50) });
  const won = { session, round: 'r1', transaction: randomUUID(), amount: kes(120) };
  expect(await callWallet(KIBO, 'credit', won)).toEqual({ balance: kes(170) });
});

test('launches, sessions, rounds and movements of two providers are apart, whatever their names (trust P15)', async () => {
  const token = (await launched('kibo-saba')).searchParams.get('key');
  expect(await callWallet(ARCADE, 'open', { token })).toMatchObject({ code: 'token-refused' });
  const [atKibo, atArcade] = [await openedAtKibo(), await openedAtArcade()];
  const shared = { round: 'r1', transaction: randomUUID(), amount: kes(20) };
  const stake = { ...shared, session: atKibo };
  for (const call of ['debit', 'credit'] as const)
    expect(await callWallet(ARCADE, call, stake)).toMatchObject({ code: 'session-ended' });
  expect(await callWallet(ARCADE, 'balance', { session: atKibo })).toMatchObject({ code: 'session-ended' });
  expect(await callWallet(KIBO, 'debit', stake)).toEqual({ balance: kes(80) });
  expect(await callWallet(ARCADE, 'debit', { ...shared, session: atArcade })).toEqual({ balance: kes(60) });
  const back = { round: 'r1', transaction: randomUUID(), of: shared.transaction };
  expect(await callWallet(ARCADE, 'rollback', { ...back, session: atKibo })).toMatchObject({
    code: 'session-ended',
  });
  expect(await callWallet(ARCADE, 'rollback', { ...back, session: atArcade })).toEqual({ balance: kes(80) });
  expect(await callWallet(KIBO, 'rollback', { ...back, session: atKibo })).toEqual({ balance: kes(100) });
});

test('a provider tells of its own tables alone (R7-14)', async () => {
  const tables = ['roulette', 'kibo-saba'].map(tableToldOf);
  await callWallet(KIBO, 'tables', { tables });
  expect(tell.mock.calls).toEqual([[[expect.objectContaining({ game: 'kibo-saba' })]]]);
});
