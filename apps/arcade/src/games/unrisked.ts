import { cents, minCents, type Cents } from '@kipenga/betting-core';

/** A result that a draw can have, and how likely it is: its weight of the weights of all. */
export interface PossibleResult<Outcome> {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

/** What stakes bring together with some result, and how likely that is. */
export interface PossibleReturn {
  readonly returned: Cents;
  readonly weight: bigint;
}

/** What comes back in so many of so many draws is not at risk: on the wheel with a zero, also red and black together. */
const SAFE = { in: 9n, of: 10n };

/** What stakes bring with each result there can be. */
export const returnsBy = <Outcome>(
  results: readonly PossibleResult<Outcome>[],
  paidBy: (outcome: Outcome) => Cents,
): readonly PossibleReturn[] => results.map(({ outcome, weight }) => ({ returned: paidBy(outcome), weight }));

/**
 * How much of what one customer staked on a draw is not at risk: the most that comes back with a chance of nine in ten or more. It wagers
 * no deposit (R9-03, D11).
 */
export const unriskedOf = (staked: Cents, returns: readonly PossibleReturn[]): Cents => {
  const all = returns.reduce((sum, { weight }) => sum + weight, 0n);
  let reached = 0n;
  for (const { returned, weight } of returns.toSorted((one, other) => other.returned - one.returned)) {
    reached += weight;
    if (reached * SAFE.of >= all * SAFE.in) return minCents(staked, returned);
  }
  return cents(0);
};
