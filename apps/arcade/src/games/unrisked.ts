import { cents, minCents, type Cents } from '@kipenga/betting-core';

/** A possible result of a draw, with its weight among all. */
export interface PossibleResult<Outcome> {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

/** The payout of some stakes with one result, and the result's weight. */
export interface PossibleReturn {
  readonly returned: Cents;
  readonly weight: bigint;
}

/**
 * An amount returned with at least this chance is not at risk; that includes red and black together on a wheel with a
 * zero.
 */
const SAFE = { in: 9n, of: 10n };

/** The payouts of some stakes with each possible result. */
export const returnsBy = <Outcome>(
  results: readonly PossibleResult<Outcome>[],
  paidBy: (outcome: Outcome) => Cents,
): readonly PossibleReturn[] => results.map(({ outcome, weight }) => ({ returned: paidBy(outcome), weight }));

/**
 * The part of one customer's stakes on a draw that is not at risk: the highest amount returned with a chance of nine
 * in ten or more. It does not count as wagering a deposit (R9-03, D11).
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
