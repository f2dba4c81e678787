import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import type { Table } from '../../play/table.ts';
import { stakeLimits } from '../limits.ts';
import { payoutOf } from '../multiplier.ts';
import { RACE_BETTING_MS, RACE_RUNNING_MS } from './pace.ts';
import { priceOfPick, type RacePick } from './race-pick.ts';
import { wayAt } from './race-course.ts';
import { raceTable } from './race-rounds.ts';
import { strengthsOf } from './runners.ts';
import { runRace } from './run-race.ts';

const seed = 'cd'.repeat(32);
/** The first round on show: a table has a name before that. */
const ROUND = 'r2';
const order = runRace(digestOf(seed, `mbio:${ROUND}`), ROUND);
const [first = 0, second = 0, third = 0, fourth = 0] = order;

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<readonly number[]>, StakeView>;
let anna: Player;

beforeEach(() => {
  let rounds = 0;
  time = slowTime();
  table = raceTable({
    gameId: 'mbio',
    limits: stakeLimits(1_000),
    random: () => Buffer.from(seed, 'hex'),
    time,
    newRound: () => `r${(rounds += 1)}`,
    together: (work) => work(),
  });
  anna = player('mbio');
  table.watch(anna.play);
});

const stake = (pick: string) => table.stake(anna.play, { amount: kes(100), pick });

describe('a race', () => {
  test('pays first, placed and forecast by the order that was promised', async () => {
    const right: readonly RacePick[] = [`win:${first}`, `place:${third}`, `pair:${first}-${second}`];
    const wrong: readonly RacePick[] = [`win:${second}`, `place:${fourth}`, `pair:${second}-${first}`];
    for (const pick of [...right, ...wrong]) await stake(pick);
    time.pass(RACE_BETTING_MS);
    const paid = right.map((pick) => payoutOf(kes(100), priceOfPick(pick, strengthsOf(ROUND)), kes(500_000)));
    expect(anna.money.slice(6)).toEqual([...paid.map((cents) => `pay ${cents}`), 'pay 0', 'pay 0', 'pay 0']);
    expect(table.view(anna.play)).toMatchObject({ phase: 'shown', outcome: order });
  });

  test('knows no other picks', async () => {
    expect(await stake('win:9')).toEqual({ ok: false, reason: 'bad-stake' });
  });

  test('is shown as it was drawn: nobody turns back, and all come in one after another', () => {
    const steps = Array.from({ length: 151 }, (_, step) => (step * RACE_RUNNING_MS) / 150);
    for (const place of order.keys()) {
      const ways = steps.map((ms) => wayAt(`${ROUND}:${place}`, place, ms));
      expect([ways[0], ways.at(-1)]).toEqual([0, 1]);
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    }
    const arrivals = order.map((_, place) => steps.findIndex((ms) => wayAt(`${ROUND}:1`, place, ms) === 1));
    expect(arrivals).toEqual(arrivals.toSorted((one, other) => one - other));
    expect(new Set(arrivals).size).toBe(order.length);
  });
});
