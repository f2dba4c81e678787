import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import type { Table } from '../../play/table.ts';
import { stakeLimits } from '../limits.ts';
import { payoutOf } from '../multiplier.ts';
import { LEAGUE_MARKETS, pickText, priceOfLegs, type Leg } from './league-pick.ts';
import { leagueTable } from './league-rounds.ts';
import { matchdayOf } from './matchday.ts';
import { LEAGUE_BETTING_MS, LEAGUE_PLAYING_MS, LEAGUE_RESULTS_MS } from './pace.ts';
import { playMatchday, scoreOf, type PlayedMatch } from './play-matchday.ts';
import { MATCHDAYS } from './season.ts';

const ROUND_MS = LEAGUE_BETTING_MS + LEAGUE_PLAYING_MS + LEAGUE_RESULTS_MS;
const seed = 'ab'.repeat(32);
const played = playMatchday(digestOf(seed, 'ligi:s1.1'), 's1.1');
const matches = matchdayOf('s1.1');

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<readonly PlayedMatch[]>, StakeView>;
let anna: Player;

beforeEach(() => {
  let seasons = 0;
  time = slowTime();
  table = leagueTable({
    gameId: 'ligi',
    limits: stakeLimits(5_000),
    random: () => Buffer.from(seed, 'hex'),
    time,
    newRound: () => `s${(seasons += 1)}`,
    together: (work) => work(),
  });
  anna = player('ligi');
  table.watch(anna.play);
});

/** A leg of the first market that wins, or one that loses. */
const leg = (match: number, isRight: boolean): readonly Leg[] =>
  LEAGUE_MARKETS[0].outcomes
    .filter(({ resultAt }) => {
      const goals = played[match];
      return goals !== undefined && (resultAt(scoreOf(goals)) === 'won') === isRight;
    })
    .slice(0, 1)
    .map((outcome) => ({ match, outcome }));
const stake = (legs: readonly Leg[], more: object = {}) =>
  table.stake(anna.play, { amount: kes(100), pick: pickText(legs), ...more });
const paidFor = (legs: readonly Leg[]): string => {
  const at = priceOfLegs(legs, matches);
  return `pay ${at === null ? '' : payoutOf(kes(100), at, kes(500_000))}`;
};

describe('a matchday', () => {
  test('pays each pick by the goals that were promised, at the price told with the stake', async () => {
    const [one, both, wrong] = [leg(0, true), [...leg(1, true), ...leg(2, true)], leg(3, false)];
    expect(await stake(one)).toMatchObject({ value: { at: priceOfLegs(one, matches), state: 'open' } });
    await stake(both);
    await stake([...one, ...wrong]);
    time.pass(LEAGUE_BETTING_MS);
    expect(anna.money.slice(3)).toEqual([paidFor(one), paidFor(both), 'pay 0']);
    expect(table.view(anna.play)).toMatchObject({ phase: 'shown', outcome: played });
  });

  test('decides everything before it tells a goal, and whoever comes back finds the stakes', async () => {
    await stake(leg(0, false));
    anna.play.listeners.clear();
    time.pass(LEAGUE_BETTING_MS);
    expect(anna.money).toEqual(['stake 10000', 'pay 0']);
    expect(table.stakesOf(anna.play)).toMatchObject([{ state: 'lost', pick: pickText(leg(0, false)) }]);
  });

  test('takes no stake of another day, none without a price, and none while it is played', async () => {
    expect(await stake(leg(0, true), { round: 's1.2' })).toEqual({ ok: false, reason: 'too-late' });
    expect(await table.stake(anna.play, { amount: kes(100), pick: '0:3,1:3,2:3,3:3,4:3,5:3' })).toEqual({
      ok: false,
      reason: 'bad-stake',
    });
    time.pass(LEAGUE_BETTING_MS);
    expect(await stake(leg(0, true))).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual([]);
  });

  test('gives stakes back when the table is closed', async () => {
    await stake(leg(0, true));
    table.stop();
    expect(anna.money).toEqual(['stake 10000', 'back']);
  });
});

test('a season is told whole until its last day is over, then another begins', () => {
  time.pass(MATCHDAYS * ROUND_MS - 1);
  const { round, recent } = table.view(anna.play);
  expect([round, recent.length, recent.at(-1)?.round]).toEqual(['s1.30', MATCHDAYS, 's1.1']);
  time.pass(1);
  expect(table.view(anna.play).round).toBe('s2.1');
});
