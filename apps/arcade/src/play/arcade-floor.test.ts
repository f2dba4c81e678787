import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kes, refuse } from '@kipenga/betting-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blackjackGames } from '../games/blackjack/family.ts';
import { BLACKJACK_PACE, DECIDING_MS } from '../games/blackjack/pace.ts';
import { Cashier } from '../money/cashier.ts';
import { openJournal, type Journal } from '../money/journal.store.ts';
import { walletClient } from '../money/wallet-client.ts';
import type { Push, StakeView } from '../protocol.ts';
import { slowTime } from '../testing/at-a-table.ts';
import { FAKE_SECRET, fakeWallet, type FakeWallet } from '../testing/fake-wallet.ts';
import { ArcadeFloor, type Seated } from './arcade-floor.ts';

const START = 100_000;
const STAKE = kes(50);
/** With this seed and these names of rounds, no player is dealt a blackjack. */
const SEED = Buffer.alloc(32, 7);
/** The table is full with the players of a test. */
const SEATS = { seats: 3 };
let ids = 0;
const newId = (): string => `${String((ids += 1)).padStart(8, '0')}-0000-4000-8000-000000000000`;

let folder: string;
let bank: FakeWallet;
let journal: Journal;
let cashier: Cashier;
let time: ReturnType<typeof slowTime>;
let floor: ArcadeFloor;

const start = (): void => {
  const wallet = walletClient({
    url: bank.url,
    secret: FAKE_SECRET,
    nowMs: () => Date.now(),
    timeoutMs: 60_000,
  });
  journal = openJournal(join(folder, 'journal.db'));
  cashier = new Cashier({ wallet, journal, newId, firstPauseMs: 5 });
  time = slowTime();
  const games = new Map(blackjackGames.map((game) => [game.id, { ...game, live: SEATS }]));
  floor = new ArcadeFloor({ games, wallet, cashier, random: () => SEED, time, newId });
};
/** Like kill -9: no goodbyes, and the journal stays as it was last written. */
const kill = async (): Promise<void> => {
  await cashier.stop(0);
  journal.close();
};
const settled = (): Promise<void> =>
  vi.waitFor(() => expect([...journal.settlements(), ...journal.undecided()]).toEqual([]));
const launch = async (session: string, who = 'anna'): Promise<Seated> => {
  const opened = await floor.open('blackjack', `blackjack:${session}:${who}`);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
};
const sitDown = async (): Promise<Seated> => {
  const seated = await launch('session-1');
  await seated.table.stake(seated.play, { amount: STAKE });
  return seated;
};
/** Collects the pushes that a page gets from the table, those at once and those later. */
const hear = (seated: Seated): readonly Push[] => {
  const heard: Push[] = [];
  floor.listen(seated, (push) => void heard.push(push));
  return heard;
};
const handOf = ({ play, table }: Seated): StakeView => {
  const [hand] = table.stakesOf(play);
  if (hand === undefined) throw new Error('no hand');
  return hand;
};

beforeEach(async () => {
  ids = 0;
  folder = mkdtempSync(join(tmpdir(), 'arcade-floor-'));
  bank = await fakeWallet(START);
  start();
});
afterEach(async () => {
  await kill();
  await bank.close();
  rmSync(folder, { recursive: true });
});

test('a hand goes on after the arcade was killed, with its cards, and is paid once', async () => {
  const before = await sitDown();
  time.pass(BLACKJACK_PACE.bettingMs);
  await before.table.decide?.(before.play, { stake: handOf(before).id, move: 'double', after: 0 });
  const hand = handOf(before);
  await kill();
  start();
  const after = floor.find(before.play.id);
  if (after === null) throw new Error('the play is gone');
  expect(handOf(after)).toEqual(hand);
  expect(after.play.balance).toBe(START - STAKE - STAKE);
  // Nothing is left to decide after a double.
  time.pass(1_000);
  const { state, paid } = handOf(after);
  expect(['won', 'lost']).toContain(state);
  await settled();
  expect(bank.done()).toEqual(['debit', 'debit', 'credit', 'credit']);
  expect(bank.balance()).toBe(START - STAKE - STAKE + paid);
  expect(journal.hands()).toEqual([]);
});

test('a hand is there wherever its player opens the game again, also after a kill, and is played on and paid once', async () => {
  const left = await sitDown();
  time.pass(BLACKJACK_PACE.bettingMs);
  const other = await launch('session-2');
  expect(hear(other)).toContainEqual({ kind: 'stake', stake: handOf(left) });
  expect(hear(await launch('session-3', 'bob')).map(({ kind }) => kind)).toEqual(['table', 'balance']);
  expect(await other.table.stake(other.play, { amount: STAKE })).toMatchObject({ ok: false });
  await other.table.decide?.(other.play, { stake: handOf(left).id, move: 'double', after: 0 });
  const hand = handOf(left);
  expect(hand).toMatchObject({ stake: STAKE + STAKE, moves: ['double'] });
  await kill();
  start();
  const again = await launch('session-4');
  const heard = hear(again);
  expect(heard).toContainEqual({ kind: 'stake', stake: hand });
  time.pass(1_000);
  const over = handOf(again);
  await settled();
  // Two stakes of two sessions: each is told to the wallet in its own, and the balance to the page that is there.
  expect(bank.done()).toEqual(['debit', 'debit', 'credit', 'credit']);
  await vi.waitFor(() =>
    expect(heard.at(-1)).toEqual({ kind: 'balance', balance: START - STAKE - STAKE + over.paid }),
  );
  time.pass(BLACKJACK_PACE.shownMs);
  expect(hear(await launch('session-5'))).toContainEqual({ kind: 'last-stakes', stakes: [over] });
});

test('who has a stake open comes back to a full table, also after a kill', async () => {
  const left = await sitDown();
  for (const who of ['cora', 'dora']) await launch(`session-${who}`, who);
  time.pass(BLACKJACK_PACE.bettingMs);
  const hand = handOf(left);
  expect(hear(await launch('session-2'))).toContainEqual({ kind: 'stake', stake: hand });
  await kill();
  start();
  for (const who of ['cora', 'dora']) await launch(`again-${who}`, who);
  expect(await floor.open('blackjack', 'blackjack:session-bob:bob')).toEqual(refuse('table-full'));
  expect(hear(await launch('session-3'))).toContainEqual({ kind: 'stake', stake: hand });
});

test('who was turned away from a full table comes with the same launch, once, when a seat is free', async () => {
  hear(await sitDown());
  const others = await Promise.all(['cora', 'dora'].map((who) => launch(`session-${who}`, who)));
  time.pass(BLACKJACK_PACE.bettingMs);
  const bob = () => floor.open('blackjack', 'blackjack:session-bob:bob');
  expect(await bob()).toEqual(refuse('table-full'));
  bank.refuse('open', 'token-refused'); // the house lets it be used once
  expect(await bob()).toEqual(refuse('table-full'));
  for (const other of others) floor.listen(other, () => undefined)();
  expect(await bob()).toMatchObject({ ok: true });
  expect(await bob()).toEqual(refuse('token-refused'));
});

test('a game that was tried for nothing and left takes nothing from the same game with money', async () => {
  const real = await launch('session-1');
  hear(real);
  bank.playMode('DEMO');
  await launch('session-2');
  bank.playMode('REAL');
  time.pass(31 * 60_000);
  expect((await launch('session-3')).play.player).toBe(real.play.player);
});

test('a stake whose cards were not dealt is given back, and a raise that nobody heard of too', async () => {
  const before = await sitDown();
  time.pass(BLACKJACK_PACE.bettingMs);
  const raise = { id: newId(), session: 'session-1', round: 'blackjack:r:x', amount: STAKE };
  journal.asked(raise);
  await kill();
  start();
  expect(handOf(floor.find(before.play.id) ?? before).stake).toBe(STAKE);
  time.pass(DECIDING_MS + BLACKJACK_PACE.shownMs);
  await settled();
  expect(bank.done().filter((name) => name === 'rollback')).toHaveLength(1);
  await sitDown();
  await kill();
  start();
  await settled();
  expect(bank.done().filter((name) => name === 'rollback')).toHaveLength(2);
});
