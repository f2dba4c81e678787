import { cents, GAME_LIMITS, kes, ONE_X_TWO, type Cents } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import type { SharedGame } from '../play/shared-game.ts';
import { SharedRounds } from '../play/shared-rounds.ts';
import type { Asked } from '../play/table.ts';
import { player, slowTime } from '../testing/at-a-table.ts';
import { baccaratRules, withCommission } from './baccarat/baccarat-rules.ts';
import { ballGame } from './balls/ball-rounds.ts';
import { chipGame } from './chips/chip-game.ts';
import { crashGame } from './crash/crash-rounds.ts';
import { leagueGame } from './league/league-rounds.ts';
import { stakeLimits } from './limits.ts';
import { multiplier } from './multiplier.ts';
import { raceGame } from './race/race-rounds.ts';
import { ROULETTE } from './roulette/roulette-rules.ts';
import { unriskedOf } from './unrisked.ts';
import { WHEEL } from './wheel/turn-wheel.ts';

const cap = GAME_LIMITS.maximumWinnings;
const pace = { bettingMs: 10, shownMs: 10 };
const roulette = chipGame(ROULETTE, pace, String, cap);
const baccarat = chipGame(baccaratRules(withCommission), pace, () => 'B', cap);
const wheel = chipGame(WHEEL, pace, () => '2', cap);
const ROUND = 'a.1';

/** The shillings that are not at risk, of stakes in shillings on these picks. */
const unrisked = <Terms, Outcome>(
  game: SharedGame<Terms, Outcome>,
  ...stakes: readonly [number, Asked][]
): number => {
  const settled = stakes.map(([shillings, asked]) => {
    const stake = kes(shillings);
    const terms = game.readTerms(asked, stake, ROUND);
    if (terms === null) throw new Error(JSON.stringify(asked));
    return { stake, terms, win: null };
  });
  const staked = cents(settled.reduce((sum, { stake }) => sum + stake, 0));
  return unriskedOf(staked, game.returns?.(settled, ROUND) ?? []) / 100;
};
const chips = (text: string): Asked => ({ chips: text });
const pick = (text: string): Asked => ({ pick: text });
const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `straight:${from + at}=10`).join(' ');

describe('what of a stake is not at risk (R9-03)', () => {
  test.each<[string, number, () => number]>([
    ['red alone', 0, () => unrisked(roulette, [100, chips('red=100')])],
    ['red and black', 200, () => unrisked(roulette, [200, chips('red=100 black=100')])],
    [
      'red and black in two stakes',
      200,
      () => unrisked(roulette, [100, chips('red=100')], [100, chips('black=100')]),
    ],
    ['more on red than on black', 100, () => unrisked(roulette, [200, chips('red=150 black=50')])],
    ['two dozens', 0, () => unrisked(roulette, [200, chips('dozen:1=100 dozen:2=100')])],
    ['all numbers but two', 350, () => unrisked(roulette, [350, chips(numbers(1, 35))])],
    ['player and banker', 195, () => unrisked(baccarat, [200, chips('player=100 banker=100')])],
    ['player and tie', 0, () => unrisked(baccarat, [200, chips('player=100 tie=100')])],
    [
      'all numbers of the wheel, evenly',
      120,
      () => unrisked(wheel, [360, chips('2=60 3=60 8=60 16=60 24=60 48=60')]),
    ],
    ['over and under', 190, () => unrisked(ballGame(cap), [100, pick('sum:over')], [100, pick('sum:under')])],
    ['one colour', 0, () => unrisked(ballGame(cap), [100, pick('colour:red')])],
    [
      'all colours',
      285,
      () =>
        unrisked(
          ballGame(cap),
          ...['red', 'gold', 'green'].map((one): [number, Asked] => [100, pick(`colour:${one}`)]),
        ),
    ],
    ['a runner', 0, () => unrisked(raceGame(cap), [100, pick('win:1')])],
  ])('%s: %i', (_, expected, found) => {
    expect(found()).toBe(expected);
  });

  test('all three results of a match, and of two matches, are hardly at risk; two of three are', () => {
    const slots = ONE_X_TWO.outcomes.map(({ slot }) => slot);
    const game = leagueGame(cap);
    const all = slots.map((slot): [number, Asked] => [100, pick(`0:${slot}`)]);
    expect(unrisked(game, ...all)).toBeGreaterThan(100);
    expect(unrisked(game, ...all.slice(0, 1))).toBe(0);
    const both = slots.map((slot): [number, Asked] => [100, pick(`1:${slot}`)]);
    expect(unrisked(game, ...all, ...both)).toBeGreaterThan(unrisked(game, ...all));
    expect(unrisked(game, ...all.slice(0, 1), ...both.slice(0, 1))).toBe(0);
  });

  test('all eight runners to win bring back what the least of them does', () => {
    const eight = Array.from({ length: 8 }, (_, at): [number, Asked] => [100, pick(`win:${at + 1}`)]);
    const game = raceGame(cap);
    const prices = eight.map(([, asked]) => game.readTerms(asked, kes(100), ROUND)?.at ?? 0);
    expect(unrisked(game, ...eight)).toBeGreaterThanOrEqual(Math.min(...prices));
  });

  test('a flight left where nine of ten come by was hardly at risk; one that was ridden to twice was', () => {
    const { returns } = crashGame(cap);
    const left = (at: number): Cents => {
      const win = { at: multiplier(at), paid: cents(10 * at) };
      const terms = { target: multiplier(at), isChosen: false };
      return unriskedOf(kes(10), returns?.([{ stake: kes(10), terms, win }], ROUND) ?? []);
    };
    expect([101, 106, 107, 200].map(left)).toEqual([kes(10), kes(10), 0, 0]);
  });
});

test('both sides in two windows of one customer count together; of two customers each has a risk', async () => {
  const time = slowTime();
  const table = new SharedRounds(
    {
      gameId: 'roulette',
      limits: stakeLimits(10_000),
      random: (count) => Buffer.alloc(count, 1),
      time,
      newRound: () => 'r1',
      together: (work) => work(),
    },
    roulette,
  );
  const one = player('roulette');
  const [two, other] = [player('roulette', one.play.player), player('roulette')];
  for (const [{ play }, spot] of [
    [one, 'red'],
    [two, 'black'],
    [other, 'black'],
  ] as const)
    await table.stake(play, { amount: kes(100), chips: `${spot}=100` });
  time.pass(pace.bettingMs);
  const paid = [one, two, other].map(({ money }) => money[1]);
  expect(paid).toEqual(['pay 0', 'pay 20000 (20000 safe)', 'pay 20000']);
});
