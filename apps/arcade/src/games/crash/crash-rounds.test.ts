import { createHash } from 'node:crypto';
import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import { crashPoint } from './crash-point.ts';
import { elapsedAt, flightMs } from './flight.ts';
import { stakeLimits } from '../limits.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import { CRASH_BETTING_MS, CRASH_LANDED_MS, crashTable } from './crash-rounds.ts';
import type { Table } from '../../play/table.ts';

const GAME = 'comet';
/** Finds a byte that, repeated as a seed, gives the round `r2` a crash point which satisfies `isFine`. */
const seedFor = (isFine: (point: number) => boolean): number => {
  for (let first = 0; first < 256; first += 1) {
    const seed = Buffer.alloc(32, first).toString('hex');
    if (isFine(crashPoint(digestOf(seed, `${GAME}:r2`)))) return first;
  }
  throw new Error('No such seed.');
};

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<Multiplier>, StakeView>;
let anna: Player;
let point: number;
let leave: () => void;
/** The number of writes that settle several stakes at once. */
let writes: number;

const open = (isFine: (point: number) => boolean): void => {
  const first = seedFor(isFine);
  point = crashPoint(digestOf(Buffer.alloc(32, first).toString('hex'), `${GAME}:r2`));
  let rounds = 0;
  writes = 0;
  time = slowTime();
  table = crashTable({
    gameId: GAME,
    limits: stakeLimits(5_000),
    random: (count) => Buffer.alloc(count, first),
    time,
    newRound: () => `r${(rounds += 1)}`,
    together: (work) => {
      writes += 1;
      work();
    },
  });
  anna = player(GAME);
  leave = table.watch(anna.play);
};
const view = (): SharedView<Multiplier> => table.view(anna.play);
const stake = (asked: object = {}) => table.stake(anna.play, { amount: kes(10), ...asked });

describe('a flight', () => {
  beforeEach(() => open((at) => at > 250 && at < 5_000));

  test('is promised before the stakes and proved after it', () => {
    const { hash, round } = view();
    time.pass(CRASH_BETTING_MS);
    expect(view()).toMatchObject({ phase: 'running', hash, outcome: null });
    time.pass(flightMs(multiplier(point)));
    expect(view()).toMatchObject({ phase: 'shown', outcome: point });
    const { seed } = view().recent[0] ?? { seed: '' };
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(hash);
    expect(crashPoint(digestOf(seed, `${GAME}:${round}`))).toBe(point);
  });

  test('pays what it shows when the player cashes out', async () => {
    expect(await stake()).toMatchObject({ ok: true, value: { state: 'open', stake: 1_000 } });
    time.pass(CRASH_BETTING_MS + elapsedAt(multiplier(231)));
    expect(table.cashOut(anna.play, {})).toMatchObject({
      ok: true,
      value: { state: 'won', paid: 2_310, at: 231 },
    });
    time.pass(50);
    expect(table.cashOut(anna.play, {})).toMatchObject({ ok: true, value: { paid: 2_310 } });
    time.pass(100_000);
    expect(anna.money).toEqual(['stake 1000', 'pay 2310']);
  });

  test('takes no stake and no cash-out that was meant for an earlier flight', async () => {
    const { round } = view();
    await stake({ round });
    time.pass(CRASH_BETTING_MS + flightMs(multiplier(point)) + CRASH_LANDED_MS);
    expect(view().phase).toBe('betting');
    expect(await stake({ round })).toEqual({ ok: false, reason: 'too-late' });
    await stake({ round: view().round });
    time.pass(CRASH_BETTING_MS + elapsedAt(multiplier(101)));
    expect(table.cashOut(anna.play, { stake: 'stake-1' })).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual(['stake 1000', 'pay 0', 'stake 1000']);
    expect(table.cashOut(anna.play, { stake: 'stake-2' })).toMatchObject({ ok: true, value: { at: 101 } });
  });

  test('closes the stakes it ends with, for nothing', async () => {
    await stake();
    time.pass(CRASH_BETTING_MS + flightMs(multiplier(point)));
    expect(anna.money).toEqual(['stake 1000', 'pay 0']);
    expect(anna.heard.at(-2)).toMatchObject({ kind: 'stake', stake: { state: 'lost', paid: 0 } });
    expect(table.cashOut(anna.play, {})).toEqual({ ok: false, reason: 'too-late' });
  });

  test('cashes out by itself at the target, exactly', async () => {
    await stake({ target: 217 });
    time.pass(CRASH_BETTING_MS + 100_000);
    expect(anna.money).toEqual(['stake 1000', 'pay 2170']);
  });

  test('pays all who aimed at the same in one go, and closes the others in another', async () => {
    const others = Array.from({ length: 3 }, () => player(GAME));
    for (const { play } of others) await table.stake(play, { amount: kes(10), target: 217 });
    await stake();
    time.pass(CRASH_BETTING_MS + 100_000);
    for (const { money } of others) expect(money).toEqual(['stake 1000', 'pay 2170']);
    expect(anna.money).toEqual(['stake 1000', 'pay 0']);
    expect(writes).toBe(2);
  });

  test('reaches a target that is its very end', async () => {
    await stake({ target: point });
    time.pass(CRASH_BETTING_MS + 100_000);
    expect(anna.money).toEqual(['stake 1000', `pay ${point * 10}`]);
  });

  test('does not reach the one after it', async () => {
    await stake({ target: point + 1 });
    time.pass(CRASH_BETTING_MS + 100_000);
    expect(anna.money).toEqual(['stake 1000', 'pay 0']);
  });

  test('takes one stake of a player, and none while it flies', async () => {
    expect((await Promise.all([stake(), stake()])).map(({ ok }) => ok)).toEqual([true, false]);
    time.pass(CRASH_BETTING_MS);
    expect(await stake()).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual(['stake 1000']);
  });

  test('gives a stake back that the wallet took too slowly', async () => {
    const release = anna.slowWallet();
    const asked = stake();
    time.pass(CRASH_BETTING_MS);
    release();
    expect(await asked).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual(['stake 1000', 'back']);
  });

  test('gives stakes back when the table is closed', async () => {
    await stake();
    time.pass(CRASH_BETTING_MS + 100);
    table.stop();
    time.pass(100_000);
    expect(anna.money).toEqual(['stake 1000', 'back']);
  });

  test.each([
    ['less than the least', { amount: 999 }],
    ['a part of a shilling', { amount: 1_050 }],
    ['more than the most', { amount: 500_100 }],
    ['no number', { amount: '1000' }],
    ['a target at the start', { target: 100 }],
    ['a target that is none', { target: 'moon' }],
  ])('takes no stake of %s', async (_, asked) => {
    expect(await stake(asked)).toEqual({ ok: false, reason: 'bad-stake' });
    expect(anna.money).toEqual([]);
  });

  test('is the last one while nobody looks on, and the next begins when somebody does', () => {
    const bob = player(GAME);
    const leaveBob = table.watch(bob.play);
    leave();
    time.pass(CRASH_BETTING_MS);
    leaveBob();
    time.pass(1_000_000);
    expect(view().recent).toHaveLength(1);
    table.watch(bob.play);
    expect(view()).toMatchObject({ phase: 'betting', ms: CRASH_BETTING_MS });
    time.pass(CRASH_BETTING_MS);
    expect(view().phase).toBe('running');
  });
});

test('a flight that ends at once cannot be cashed out of', async () => {
  open((at) => at === 100);
  await stake();
  time.pass(CRASH_BETTING_MS + 1);
  expect(table.cashOut(anna.play, {}).ok).toBe(false);
  time.pass(1_000);
  expect(anna.money).toEqual(['stake 1000', 'pay 0']);
});
