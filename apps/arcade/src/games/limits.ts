import { cents, GAME_LIMITS, kes, type Cents } from '@kipenga/betting-core';

/** What one round of a game may cost and bring. */
export interface StakeLimits {
  readonly minimum: Cents;
  readonly maximum: Cents;
  /** The most one stake can bring. */
  readonly cap: Cents;
}

/** The house's limits, with the arcade's own, lower, largest stake. */
export const stakeLimits = (maximumShillings: number): StakeLimits => ({
  minimum: kes(10),
  maximum: kes(maximumShillings),
  cap: GAME_LIMITS.maximumWinnings,
});

const WHOLE_SHILLING = 100;

/** A stake as a page sends it: whole shillings within the limits, in cents; null for anything else. */
export const readStake = (amount: unknown, { minimum, maximum }: StakeLimits): Cents | null =>
  typeof amount === 'number' &&
  Number.isSafeInteger(amount) &&
  amount % WHOLE_SHILLING === 0 &&
  amount >= minimum &&
  amount <= maximum
    ? cents(amount)
    : null;
