import { assertAmount, assertCents } from '../assertions.ts';
import { assertFlag, assertLimits, assertRecord } from '../rule-assertions.ts';
import type { Cents } from '../money/cents.ts';
import type { BetRequest } from './bet-request.ts';
import type { HouseView } from './house-view.ts';
import type { Rejection } from './rejection.ts';

/** A stake, and the bet it is for. */
export type StakeRequest = Pick<BetRequest, 'stake' | 'usesFreeBet' | 'type'>;

/** The part of the house's view that a stake is judged by. */
export type StakeRules = Pick<HouseView, 'limits' | 'freeBet' | 'wholeShillings'>;

/**
 * Asserts the arguments of a stake's check. A stake below zero is the customer's mistake, with a reason of its own;
 * half a cent is a bug.
 */
export function assertStake({ stake, usesFreeBet }: StakeRequest, { limits, freeBet }: StakeRules): void {
  assertCents(stake, 'stake');
  assertFlag(usesFreeBet, 'usesFreeBet');
  assertLimits(limits);
  assertAmount(limits.minStake, 'limits.minStake');
  assertAmount(limits.maxStake, 'limits.maxStake');
  if (freeBet !== null) assertCents(freeBet, 'freeBet');
}

/**
 * Returns the reason why the house refuses this stake, whatever it is for; null if it takes it. The balance is not
 * checked. Throws RangeError for a wrong amount, limit or flag.
 *
 * @example
 * const rules = { limits: DEFAULT_LIMITS, freeBet: null };
 * stakeRejection({ stake: kes(19), usesFreeBet: false }, rules); // { kind: 'stake-too-low', minimum: 2000 }
 * stakeRejection({ stake: kes(49), usesFreeBet: false }, rules); // null
 */
export function stakeRejection(request: StakeRequest, rules: StakeRules): Rejection | null {
  assertRecord(request, 'request');
  assertRecord(rules, 'rules');
  assertStake(request, rules);
  const { limits, freeBet, wholeShillings } = rules;
  const { stake, usesFreeBet } = request;
  const freeBetRejection = usesFreeBet ? rejectionOfFreeBet(request, freeBet) : null;
  if (freeBetRejection !== null) return freeBetRejection;
  if (!usesFreeBet && wholeShillings === true && stake % 100 !== 0) return { kind: 'stake-not-whole' };
  if (stake < limits.minStake) return { kind: 'stake-too-low', minimum: limits.minStake };
  if (stake > limits.maxStake) return { kind: 'stake-too-high', maximum: limits.maxStake };
  return null;
}

function rejectionOfFreeBet({ stake, type }: StakeRequest, freeBet: Cents | null): Rejection | null {
  if (freeBet === null) return { kind: 'free-bet-missing' };
  if (type === 'jackpot') return { kind: 'free-bet-not-prematch' };
  return stake === freeBet ? null : { kind: 'free-bet-stake-differs', freeBet };
}
