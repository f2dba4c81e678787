import {
  cents,
  checkDepositAgainstLimit,
  dayLimitRejection,
  type Cents,
  type DepositLimitRefusal,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { identityRefusal } from '../identity/index.ts';
import {
  dayLimitPassed,
  depositLimitsOf,
  playRejection,
  shutWords,
  standingOf,
  type Standing,
} from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { depositedInPeriods } from './payments.store.ts';

const limitPassed = ({ period, limit, left }: DepositLimitRefusal): Worded =>
  left === 0
    ? because('deposit-limit-reached', { limit, period })
    : because('deposit-limit-passed', { limit, period, left });

/** Money that comes in, and the part that is to be staked as soon as it is there. */
interface MoneyIn {
  readonly amount: Cents;
  readonly stake?: Cents;
}

const barredWords = (standing: Standing): Worded | null => {
  const barred = playRejection(standing);
  if (barred === null) return null;
  if (barred.kind !== 'self-excluded') return shutWords(barred);
  return barred.until === null
    ? because('deposit-in-break-for-good')
    : because('deposit-in-break', { until: barred.until });
};

/** What a refusal is judged by beside the customer. */
type Judging = Pick<Services, 'identity' | 'realClock'>;

/**
 * Says why no money of this customer comes in at all: the account is closed, in a break, or of somebody nobody knows yet (D99). Call it with the
 * wallet locked.
 */
export const refusalOfHolder = async (
  sql: Sql,
  services: Judging,
  profileId: ProfileId,
): Promise<Worded | null> =>
  barredWords(await standingOf(sql, profileId, services.realClock.now())) ??
  identityRefusal(sql, services, profileId);

/**
 * Says what stands against this deposit: the account is closed, in a break, or of somebody nobody knows yet; a limit of the customer's own that it would pass, or a
 * limit of the day that its bet would. Null when nothing does. Call it with the wallet locked until the deposit is written: deposits asked for at once then count towards each
 * other's limit. All of it is judged on real time (D70).
 */
export const refusalOfMoney = async (
  sql: Sql,
  services: Judging,
  profileId: ProfileId,
  { amount, stake = cents(0) }: MoneyIn,
): Promise<Worded | null> => {
  const now = services.realClock.now();
  const standing = await standingOf(sql, profileId, now);
  const barred = barredWords(standing) ?? (await identityRefusal(sql, services, profileId));
  if (barred !== null) return barred;
  const passed = stake === 0 ? null : dayLimitRejection(stake, standing.leftToday);
  if (passed !== null) return dayLimitPassed(passed);
  const limits = await depositLimitsOf(sql, profileId, now);
  if (limits.length === 0) return null;
  const checked = checkDepositAgainstLimit(amount, await depositedInPeriods(sql, profileId, now), limits);
  return checked.ok ? null : limitPassed(checked.reason);
};
