import {
  checkDepositAgainstLimit,
  formatKes,
  formatNairobiDateTime,
  type Cents,
  type DepositLimitRefusal,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { depositLimitsOf, exclusionOf, limitWords } from '../play-limits/index.ts';
import { depositedInPeriods } from './payments.store.ts';

const limitPassed = ({ period, limit, left }: DepositLimitRefusal): string => {
  const own = limitWords({ period, amount: limit });
  return left === 0
    ? `You have reached your own limit of ${own}.`
    : `Your own limit is ${own}: you can deposit ${formatKes(left)} more now.`;
};

/**
 * What the customer decided against this deposit, in words: a break, or a limit it would pass. Null when nothing. Call it with the
 * wallet locked until the deposit is written: deposits asked for at once then count towards each other's limit. `now` is real time (D70).
 */
export const ownRefusal = async (
  sql: Sql,
  profileId: ProfileId,
  amount: Cents,
  now: Instant,
): Promise<string | null> => {
  const exclusion = await exclusionOf(sql, profileId, now);
  if (exclusion !== null)
    return `You have asked not to bet or deposit${exclusion.until === null ? '' : ` until ${formatNairobiDateTime(exclusion.until)}`}. You can still withdraw.`;
  const limits = await depositLimitsOf(sql, profileId, now);
  if (limits.length === 0) return null;
  const checked = checkDepositAgainstLimit(amount, await depositedInPeriods(sql, profileId, now), limits);
  return checked.ok ? null : limitPassed(checked.reason);
};
