import { assertCents, assertList, assertOneOf } from '../assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';
import { assertRecord } from '../rule-assertions.ts';
import { LIMIT_PERIODS, type DepositLimit, type LimitPeriod } from './deposit-limit.ts';

/** The deposits of each period, up to now. */
export type DepositedInPeriods = { readonly [P in LimitPeriod]: Cents };

/** The refusal of a deposit beyond the customer's own limit. */
export interface DepositLimitRefusal {
  /** The customer's own limit would be passed. */
  readonly kind: 'deposit-limit-passed';
  /** The period of the limit; of several limits, the one that leaves the least. */
  readonly period: LimitPeriod;
  /** The limit. */
  readonly limit: Cents;
  /** The amount that may still be deposited under it; never below zero. */
  readonly left: Cents;
}

/**
 * Checks a deposit against every limit that the customer set. Give the limits in force: see `limitInForce`. Throws
 * RangeError for a wrong amount or period.
 *
 * @example
 * const deposited = { day: kes(400), week: kes(400), month: kes(400) };
 * const limits: DepositLimit[] = [{ period: 'day', amount: kes(500), pending: null }];
 * checkDepositAgainstLimit(kes(100), deposited, limits).ok; // true
 * const refused = checkDepositAgainstLimit(kes(101), deposited, limits);
 * refused.ok || refused.reason.left; // 10000
 */
export function checkDepositAgainstLimit(
  amount: Cents,
  deposited: DepositedInPeriods,
  limits: readonly DepositLimit[],
): Result<Cents, DepositLimitRefusal> {
  assertCents(amount, 'amount');
  assertRecord(deposited, 'deposited');
  assertList(limits, 'limits');
  const [tightest] = limits
    .flatMap(({ period, amount: limit }, at): DepositLimitRefusal[] => {
      if (limit === null) return [];
      assertOneOf(period, LIMIT_PERIODS, 'limits[#].period', at);
      assertCents(limit, 'limits[#].amount', at);
      assertCents(deposited[period], `deposited.${period}`);
      const left = maxCents(cents(0), subtractCents(limit, deposited[period]));
      return [{ kind: 'deposit-limit-passed', period, limit, left }];
    })
    .sort((one, other) => one.left - other.left);
  return tightest !== undefined && amount > tightest.left ? refuse(tightest) : ok(amount);
}
