import { assertAmount, assertCents } from '../assertions.ts';
import { assertLimits } from '../rule-assertions.ts';
import type { BetLimits } from '../bet/limits.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';

/** The reason why a withdrawal is refused. */
export type WithdrawalRefusal =
  /** Below the smallest withdrawal. */
  | { readonly kind: 'amount-too-low'; readonly minimum: Cents }
  /** Mobile money moves whole shillings. */
  | { readonly kind: 'amount-not-whole' }
  /** More than mobile money carries in one transfer. */
  | { readonly kind: 'amount-too-high'; readonly maximum: Cents }
  /** The cash balance does not cover it; bonus is never withdrawn. */
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/**
 * Checks a withdrawal: whole shillings, at least the smallest, at most the largest and at most the cash balance. Throws
 * RangeError for a wrong amount or limit.
 *
 * @example
 * checkWithdrawal(kes(100), kes(500), DEFAULT_LIMITS).ok; // true
 * checkWithdrawal(kes(100), kes(70), DEFAULT_LIMITS); // { ok: false, reason: { kind: 'insufficient-funds', balance: 7000, shortBy: 3000 } }
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
