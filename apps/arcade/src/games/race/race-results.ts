import { bothOf, type Chance } from '../chance.ts';
import type { PossibleResult } from '../unrisked.ts';

const CERTAIN: Chance = { of: 1n, among: 1n };
/** The denominator of weights; chances are rounded down to it. */
const PARTS = 10n ** 15n;

/** All orders of the first `places`, each with its chance. */
const orders = (
  left: ReadonlyMap<number, number>,
  places: number,
  so: { readonly order: readonly number[]; readonly chance: Chance },
): readonly PossibleResult<readonly number[]>[] => {
  const { order, chance } = so;
  if (places === 0) return [{ outcome: order, weight: (chance.of * PARTS) / chance.among }];
  const among = BigInt([...left.values()].reduce((sum, strength) => sum + strength, 0));
  return [...left].flatMap(([runner, strength]) =>
    orders(new Map([...left].filter(([one]) => one !== runner)), places - 1, {
      order: [...order, runner],
      chance: bothOf(chance, { of: BigInt(strength), among }),
    }),
  );
};

/** The possible results of a race of runners of these strengths: its first places, in order. */
export const raceResults = (
  strengths: readonly number[],
  places: number,
): readonly PossibleResult<readonly number[]>[] =>
  orders(new Map(strengths.map((strength, at) => [at + 1, strength])), places, {
    order: [],
    chance: CERTAIN,
  });
