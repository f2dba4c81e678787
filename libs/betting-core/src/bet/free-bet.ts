import { assertAmount } from '../assertions.ts';
import { assertFlag, assertLimits } from '../rule-assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { BetLimits } from './limits.ts';

/**
 * True if the free-bet button shows: only for a free bet above the threshold. Throws RangeError for a wrong amount.
 *
 * @example
 * isFreeBetOffered(kes(50), DEFAULT_LIMITS); // true
 * isFreeBetOffered(null, DEFAULT_LIMITS); // false
 */
export function isFreeBetOffered(freeBet: Cents | null, limits: BetLimits): boolean {
  const grant = freeBet ?? cents(0);
  assertAmount(grant, 'freeBet');
  assertLimits(limits);
  assertAmount(limits.freeBetThreshold, 'limits.freeBetThreshold');
  return grant > limits.freeBetThreshold;
}

/**
 * Returns the stake of a slip: a free bet is always staked whole. Throws RangeError for a wrong amount.
 *
 * @example
 * stakeWithFreeBet(kes(49), kes(100), true); // 10000
 * stakeWithFreeBet(kes(49), kes(100), false); // 4900
 */
export function stakeWithFreeBet(stake: Cents, freeBet: Cents | null, usesFreeBet: boolean): Cents {
  assertFlag(usesFreeBet, 'usesFreeBet');
  const isFree = usesFreeBet && freeBet !== null;
  const staked = isFree ? freeBet : stake;
  assertAmount(staked, isFree ? 'freeBet' : 'stake');
  return staked;
}
