import { assertAmount, assertCents } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import type { Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';

/** The reason why a deposit is refused. */
export type DepositRefusal =
  /** Below the smallest deposit, KES 1. */
  | { readonly kind: 'amount-too-low'; readonly minimum: Cents }
  /** Mobile money moves whole shillings. */
  | { readonly kind: 'amount-not-whole' }
  /** Above the largest deposit. */
  | { readonly kind: 'amount-too-high'; readonly maximum: Cents };

/**
 * Checks a deposit: whole shillings, from 1 to the largest deposit. Throws RangeError for a wrong amount or limit.
 *
 * @example
 * checkDeposit(kes(49), DEFAULT_LIMITS); // { ok: true, value: 4900 }
 * checkDeposit(kes(49.5), DEFAULT_LIMITS); // { ok: false, reason: { kind: 'amount-not-whole' } }
 */
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
