import {
  checkDepositAgainstLimit,
  dayLimitRejection,
  type Cents,
  type DepositLimitRefusal,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { dayLimitPassed, depositLimitsOf, exclusionOf, leftTodayOf } from '../play-limits/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { depositedInPeriods } from './payments.store.ts';

const limitPassed = ({ period, limit, left }: DepositLimitRefusal): Worded =>
  left === 0
    ? because('deposit-limit-reached', { limit, period })
    : because('deposit-limit-passed', { limit, period, left });

/** What a customer asks to pay in, and to stake as soon as it is there. */
interface AskedMoney {
  readonly amount: Cents;
  readonly stake: Cents;
}

/** A break that keeps the customer from paying in, in words; null without one. */
export const breakRefusal = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Worded | null> => {
  const exclusion = await exclusionOf(sql, profileId, now);
  if (exclusion === null) return null;
  return exclusion.until === null
    ? because('deposit-in-break-for-good')
    : because('deposit-in-break', { until: exclusion.until });
};

/**
 * What the customer decided against this deposit, in words: a break, a limit it would pass, or a limit of the day that its bet would.
 * Null when nothing. Call it with the wallet locked until the deposit is written: deposits asked for at once then count towards each
 * other's limit. `now` is real time (D70).
 */
export const ownRefusal = async (
  sql: Sql,
  profileId: ProfileId,
  { amount, stake }: AskedMoney,
  now: Instant,
): Promise<Worded | null> => {
  const inBreak = await breakRefusal(sql, profileId, now);
  if (inBreak !== null) return inBreak;
  const passed = stake === 0 ? null : dayLimitRejection(stake, await leftTodayOf(sql, profileId, now));
  if (passed !== null) return dayLimitPassed(passed);
  const limits = await depositLimitsOf(sql, profileId, now);
  if (limits.length === 0) return null;
  const checked = checkDepositAgainstLimit(amount, await depositedInPeriods(sql, profileId, now), limits);
  return checked.ok ? null : limitPassed(checked.reason);
};
