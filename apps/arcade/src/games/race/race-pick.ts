import { bothOf, eitherOf, NEVER, priceOf, type Chance } from '../chance.ts';
import type { Multiplier } from '../multiplier.ts';
import { RUNNERS } from './runners.ts';

/** What one can bet on; written as pages send it: first, among the first three, the first two in order. */
export type RacePick = `win:${number}` | `place:${number}` | `pair:${number}-${number}`;

/** How many places count for a place. */
export const PLACES = 3;

/** Of each 100 staked, at most this comes back; the price is rounded down, which costs less than one more. */
export const RACE_PRICED_AT_PERCENT = 95;

const NUMBERS = RUNNERS.map((_, at) => at + 1);

/** Every pick there is. */
export const ALL_PICKS: readonly RacePick[] = [
  ...NUMBERS.map((one): RacePick => `win:${one}`),
  ...NUMBERS.map((one): RacePick => `place:${one}`),
  ...NUMBERS.flatMap((one) =>
    NUMBERS.filter((two) => two !== one).map((two): RacePick => `pair:${one}-${two}`),
  ),
];

/** A pick as a page sends it; null for anything else. */
export const readPick = (pick: unknown): RacePick | null => ALL_PICKS.find((one) => one === pick) ?? null;

/** The runners a pick names, by their numbers. */
export const runnersIn = (pick: RacePick): readonly number[] =>
  (pick.split(':')[1] ?? '').split('-').map(Number);

const partOf = (runner: number, field: ReadonlyMap<number, number>): Chance => ({
  of: BigInt(field.get(runner) ?? 0),
  among: BigInt([...field.values()].reduce((sum, strength) => sum + strength, 0)),
});

const without = (runner: number, field: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...field].filter(([one]) => one !== runner));

/** First of the field, or not first and then placed among the others. */
const placedChance = (runner: number, places: number, field: ReadonlyMap<number, number>): Chance => {
  if (places === 0) return NEVER;
  return [...field.keys()]
    .map((first) => {
      const part = partOf(first, field);
      return first === runner ? part : bothOf(part, placedChance(runner, places - 1, without(first, field)));
    })
    .reduce(eitherOf, NEVER);
};

/** How likely a pick is among runners of these strengths: counted over every order that decides it. */
export const chanceOf = (pick: RacePick, strengths: readonly number[]): Chance => {
  const field = new Map(strengths.map((strength, at) => [at + 1, strength]));
  const [one = 0, two = 0] = runnersIn(pick);
  if (pick.startsWith('pair:')) return bothOf(partOf(one, field), partOf(two, without(one, field)));
  return placedChance(one, pick.startsWith('win:') ? 1 : PLACES, field);
};

/** What a pick pays when it wins, the stake included. */
export const priceOfPick = (pick: RacePick, strengths: readonly number[]): Multiplier =>
  priceOf(chanceOf(pick, strengths), RACE_PRICED_AT_PERCENT);

/** Does the pick win with this order? */
export const wins = (pick: RacePick, order: readonly number[]): boolean => {
  const [one = 0, two = 0] = runnersIn(pick);
  if (pick.startsWith('pair:')) return order[0] === one && order[1] === two;
  return order.slice(0, pick.startsWith('win:') ? 1 : PLACES).includes(one);
};
