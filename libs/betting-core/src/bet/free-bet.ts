import { assertAmount } from '../assertions.ts';
import { assertFlag, assertLimits } from '../rule-assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { BetLimits } from './limits.ts';

/** Does the free-bet button show: only when the grant exceeds the threshold (R5-09)? */
export function isFreeBetOffered(freeBet: Cents | null, limits: BetLimits): boolean {
  const grant = freeBet ?? cents(0);
  assertAmount(grant, 'freeBet');
  assertLimits(limits);
  assertAmount(limits.freeBetThreshold, 'limits.freeBetThreshold');
  return grant > limits.freeBetThreshold;
}

/** The stake of a slip: a free bet is always staked whole (R4-16, D06). */
export function stakeWithFreeBet(stake: Cents, freeBet: Cents | null, usesFreeBet: boolean): Cents {
  assertFlag(usesFreeBet, 'usesFreeBet');
  const isFree = usesFreeBet && freeBet !== null;
  const staked = isFree ? freeBet : stake;
  assertAmount(staked, isFree ? 'freeBet' : 'stake');
  return staked;
}
