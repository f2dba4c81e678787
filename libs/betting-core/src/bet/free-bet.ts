import type { Cents } from '../money/cents.ts';
import type { BetLimits } from './limits.ts';

/** Does the free-bet button show: only when the grant exceeds the threshold (spec 5, R5-09)? */
export const isFreeBetOffered = (freeBet: Cents | null, limits: BetLimits): boolean =>
  (freeBet ?? 0) > limits.freeBetThreshold;

/** The stake of a slip: a free bet is always staked whole (R4-16, D06). */
export const stakeWithFreeBet = (stake: Cents, freeBet: Cents | null, usesFreeBet: boolean): Cents =>
  usesFreeBet && freeBet !== null ? freeBet : stake;
