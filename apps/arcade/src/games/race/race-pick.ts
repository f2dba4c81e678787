import { bothOf, eitherOf, NEVER, priceOf, type Chance } from '../chance.ts';
import type { Multiplier } from '../multiplier.ts';
import { RUNNERS } from './runners.ts';

/** A pick, as pages send it: first, among the first three, or the first two in order. */
export type RacePick = `win:${number}` | `place:${number}` | `pair:${number}-${number}`;

/** The number of places that win a place pick. */
export const PLACES = 3;

/** The return that prices aim at, in percent of stakes; rounding them down costs less than one percent more. */
export const RACE_PRICED_AT_PERCENT = 95;

const NUMBERS = RUNNERS.map((_, at) => at + 1);

/** All picks. */
export const ALL_PICKS: readonly RacePick[] = [
  ...NUMBERS.map((one): RacePick => `win:${one}`),
  ...NUMBERS.map((one): RacePick => `place:${one}`),
  ...NUMBERS.flatMap((one) =>
    NUMBERS.filter((two) => two !== one).map((two): RacePick => `pair:${one}-${two}`),
  ),
];

/** Reads a pick from a request; null for anything else. */
export const readPick = (pick: unknown): RacePick | null => ALL_PICKS.find((one) => one === pick) ?? null;

/** The numbers of the runners that a pick names. */
export const runnersIn = (pick: RacePick): readonly number[] =>
  (pick.split(':')[1] ?? '').split('-').map(Number);

const partOf = (runner: number, field: ReadonlyMap<number, number>): Chance => ({
  of: BigInt(field.get(runner) ?? 0),
  among: BigInt([...field.values()].reduce((sum, strength) => sum + strength, 0)),
});

const without = (runner: number, field: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...field].filter(([one]) => one !== runner));

/** The chance to come first, or not first but placed among the others. */
const placedChance = (runner: number, places: number, field: ReadonlyMap<number, number>): Chance => {
  if (places === 0) return NEVER;
  return [...field.keys()]
    .map((first) => {
      const part = partOf(first, field);
      return first === runner ? part : bothOf(part, placedChance(runner, places - 1, without(first, field)));
    })
    .reduce(eitherOf, NEVER);
};

/** The chance of a pick among runners of these strengths, counted over all orders that decide it. */
export const chanceOf = (pick: RacePick, strengths: readonly number[]): Chance => {
  const field = new Map(strengths.map((strength, at) => [at + 1, strength]));
  const [one = 0, two = 0] = runnersIn(pick);
  if (pick.startsWith('pair:')) return bothOf(partOf(one, field), partOf(two, without(one, field)));
  return placedChance(one, pick.startsWith('win:') ? 1 : PLACES, field);
};

/** The price of a pick, the stake included. */
export const priceOfPick = (pick: RacePick, strengths: readonly number[]): Multiplier =>
  priceOf(chanceOf(pick, strengths), RACE_PRICED_AT_PERCENT);

/** True if the pick wins with this order. */
export const wins = (pick: RacePick, order: readonly number[]): boolean => {
  const [one = 0, two = 0] = runnersIn(pick);
  if (pick.startsWith('pair:')) return order[0] === one && order[1] === two;
  return order.slice(0, pick.startsWith('win:') ? 1 : PLACES).includes(one);
};
