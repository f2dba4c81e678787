import { assertCents, assertList, assertOneOf } from '../assertions.ts';
import { cents, maxCents, subtractCents, type Cents } from '../money/cents.ts';
import { ok, refuse, type Result } from '../result.ts';
import { assertRecord } from '../rule-assertions.ts';
import { LIMIT_PERIODS, type DepositLimit, type LimitPeriod } from './deposit-limit.ts';

/** What was deposited in each period, up to now. */
export type DepositedInPeriods = { readonly [P in LimitPeriod]: Cents };

/** Why a deposit is more than its customer wanted. */
export interface DepositLimitRefusal {
  /** A limit the customer set would be passed. */
  readonly kind: 'deposit-limit-passed';
  /** Which: of several, the one that leaves the least. */
  readonly period: LimitPeriod;
  /** What it is. */
  readonly limit: Cents;
  /** What may still be deposited under it; never below zero. */
  readonly left: Cents;
}

/** A deposit within every limit the customer set. Pass the limits in force: see `limitInForce`. */
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
