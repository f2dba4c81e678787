import { assertAmount, assertCents } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import type { Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Why a deposit is refused. */
export type DepositRefusal =
  /** Nothing, or less (R5-06). */
  | { readonly kind: 'amount-too-low'; readonly minimum: Cents }
  /** Mobile money moves whole shillings (D10). */
  | { readonly kind: 'amount-not-whole' }
  /** Above the largest deposit (R9-01). */
  | { readonly kind: 'amount-too-high'; readonly maximum: Cents };

/** A deposit of whole shillings, from 1 to the largest (R5-06, D10). */
export function checkDeposit(amount: Cents, limits: BetLimits): Result<Cents, DepositRefusal> {
  assertCents(amount, 'amount');
  assertLimits(limits);
  assertAmount(limits.maxDeposit, 'limits.maxDeposit');
  if (amount < HOUSE_RULES.minimumDeposit)
    return refuse({ kind: 'amount-too-low', minimum: HOUSE_RULES.minimumDeposit });
  if (amount % 100 !== 0) return refuse({ kind: 'amount-not-whole' });
  if (amount > limits.maxDeposit) return refuse({ kind: 'amount-too-high', maximum: limits.maxDeposit });
  return ok(amount);
}
