import { assertAmount, assertCents } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Why a withdrawal is refused. */
export type WithdrawalRefusal =
  /** Below the smallest withdrawal (R5-07). */
  | { readonly kind: 'amount-too-low'; readonly minimum: Cents }
  /** Mobile money moves whole shillings (D10). */
  | { readonly kind: 'amount-not-whole' }
  /** More than mobile money carries in one transfer (D110). */
  | { readonly kind: 'amount-too-high'; readonly maximum: Cents }
  /** The cash balance does not cover it; bonus is never withdrawn (R9-03, D66). */
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/**
 * A withdrawal of whole shillings, at least the smallest, at most the largest and at most the cash balance
 * (R5-07, D10, D67, D110).
 */
export function checkWithdrawal(
  amount: Cents,
  balance: Cents,
  limits: BetLimits,
): Result<Cents, WithdrawalRefusal> {
  assertCents(amount, 'amount');
  assertCents(balance, 'balance');
  assertLimits(limits);
  assertAmount(limits.minWithdrawal, 'limits.minWithdrawal');
  assertAmount(limits.maxWithdrawal, 'limits.maxWithdrawal');
  if (amount < limits.minWithdrawal) return refuse({ kind: 'amount-too-low', minimum: limits.minWithdrawal });
  if (amount % 100 !== 0) return refuse({ kind: 'amount-not-whole' });
  if (amount > balance)
    return refuse({ kind: 'insufficient-funds', balance, shortBy: subtractCents(amount, balance) });
  if (amount > limits.maxWithdrawal)
    return refuse({ kind: 'amount-too-high', maximum: limits.maxWithdrawal });
  return ok(amount);
}
