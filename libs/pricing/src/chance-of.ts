import type { Meaning, OutcomeResult } from '@kipenga/betting-core';
import { assertLength } from './assertions.ts';
import { scoresByHalves, type HalvesMatrix } from './halves.ts';

/**
 * The chances of some picks of one match taken together, as one leg that wins when all of them do. The three sum to 1.
 *
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * const { won, lost, void: undecided } = chanceOf(halves, [DRAW_NO_BET.outcomes[0]]);
 * [won, lost, undecided].map((chance) => chance.toFixed(4)); // 0.4800,0.2564,0.2636
 */
export interface JointChances {
  /** Every pick wins. */
  readonly won: number;
  /** At least one pick loses. */
  readonly lost: number;
  /** No pick loses, and at least one is void: its part of the stake's odds is 1. */
  readonly void: number;
}

/**
 * Sums the joint chances of any picks of one match over the same cells, so that picks which help or hinder each other
 * get the chance they have together, and not the product of their chances alone. The result of a pick at a score comes
 * from its `resultAt`, by which it is also settled.
 *
 * The fair price of one pick alone is `(won + lost) / won`. Without picks `won` is 1; for picks that cannot win
 * together it is 0.
 *
 * @param halves The score matrix by halves of the match; one of another length is a RangeError.
 * @param outcomes Outcomes of the table of markets, or anything else with a `resultAt`.
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * const [homeWins, over25] = [ONE_X_TWO.outcomes[0], OVER_UNDER.outcomes[0]];
 * chanceOf(halves, [homeWins, over25]).won.toFixed(4); // 0.2908
 * (chanceOf(halves, [homeWins]).won * chanceOf(halves, [over25]).won).toFixed(4); // 0.2407
 */
export function chanceOf(
  halves: HalvesMatrix,
  outcomes: readonly { readonly resultAt: Meaning }[],
): JointChances {
  assertHalves(halves);
  const results = outcomes.map(({ resultAt }) => resultsOf(resultAt));
  const sums = [0, 0, 0];
  halves.forEach((chance, at) => {
    const worst = results.reduce((most, result) => Math.max(most, result[at] ?? 0), 0);
    sums[worst] = (sums[worst] ?? 0) + chance;
  });
  const [won = 0, undecided = 0, lost = 0] = sums;
  return { won, lost, void: undecided };
}

/** Asserts a matrix by halves; one of another length is a RangeError. */
export function assertHalves(halves: HalvesMatrix): void {
  assertLength(halves, scoresByHalves().length, 'halves', 'make one with halvesMatrix(matrix)');
}

/** The worse of two results is the result of both. */
const BADNESS: Readonly<Record<OutcomeResult, number>> = { won: 0, void: 1, lost: 2 };

const resultsByMeaning = new WeakMap<Meaning, Uint8Array>();

/** Returns the badness of a meaning at each cell: 0 won, 1 void, 2 lost. Every cell is settled once. */
export function resultsOf(resultAt: Meaning): Uint8Array {
  const known = resultsByMeaning.get(resultAt);
  if (known !== undefined) return known;
  const results = Uint8Array.from(scoresByHalves(), (score) => BADNESS[resultAt(score)]);
  resultsByMeaning.set(resultAt, results);
  return results;
}
