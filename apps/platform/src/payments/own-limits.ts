import {
  cents,
  checkDepositAgainstLimit,
  dayLimitRejection,
  type Cents,
  type DepositLimitRefusal,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { barsOf, dayLimitPassed, depositLimitsOf, leftTodayOf } from '../play-limits/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { depositedInPeriods } from './payments.store.ts';

const limitPassed = ({ period, limit, left }: DepositLimitRefusal): Worded =>
  left === 0
    ? because('deposit-limit-reached', { limit, period })
    : because('deposit-limit-passed', { limit, period, left });

/** Money that comes in, and what is to be staked as soon as it is there. */
interface MoneyIn {
  readonly amount: Cents;
  readonly stake?: Cents;
}

/** Why no money of this customer comes in at all, in words: the account is closed, or in a break. Call it with the wallet locked. */
export const refusalOfHolder = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
): Promise<Worded | null> => {
  const { isClosed, exclusion } = await barsOf(sql, profileId, now);
  if (isClosed) return because('account-closed');
  if (exclusion === null) return null;
  return exclusion.until === null
    ? because('deposit-in-break-for-good')
    : because('deposit-in-break', { until: exclusion.until });
};

/**
 * What stands against this deposit, in words: the account is closed, or in a break; a limit of the customer's own that it would pass, or a
 * limit of the day that its bet would.
 * Null when nothing. Call it with the wallet locked until the deposit is written: deposits asked for at once then count towards each
 * other's limit. `now` is real time (D70).
 */
export const refusalOfMoney = async (
  sql: Sql,
  profileId: ProfileId,
  { amount, stake = cents(0) }: MoneyIn,
  now: Instant,
): Promise<Worded | null> => {
  const mayNot = await refusalOfHolder(sql, profileId, now);
  if (mayNot !== null) return mayNot;
  const passed = stake === 0 ? null : dayLimitRejection(stake, await leftTodayOf(sql, profileId, now));
  if (passed !== null) return dayLimitPassed(passed);
  const limits = await depositLimitsOf(sql, profileId, now);
  if (limits.length === 0) return null;
  const checked = checkDepositAgainstLimit(amount, await depositedInPeriods(sql, profileId, now), limits);
  return checked.ok ? null : limitPassed(checked.reason);
};
