import { cents, GAME_LIMITS, kes, type Cents } from '@kipenga/betting-core';

/** Limits on the stake and payout of one round. */
export interface StakeLimits {
  readonly minimum: Cents;
  readonly maximum: Cents;
  /** The largest payout of one stake. */
  readonly cap: Cents;
}

/** The house's limits, with the game's lower largest stake. */
export const stakeLimits = (maximumShillings: number): StakeLimits => ({
  minimum: kes(10),
  maximum: kes(maximumShillings),
  cap: GAME_LIMITS.maximumWinnings,
});

const WHOLE_SHILLING = 100;

/** Reads a stake from a request: cents, whole shillings within the limits; null for anything else. */
export const readStake = (amount: unknown, { minimum, maximum }: StakeLimits): Cents | null =>
  typeof amount === 'number' &&
  Number.isSafeInteger(amount) &&
  amount % WHOLE_SHILLING === 0 &&
  amount >= minimum &&
  amount <= maximum
    ? cents(amount)
    : null;
