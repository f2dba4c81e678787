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
import { worded, type Worded } from '../wording/index.ts';
import { depositedInPeriods } from './payments.store.ts';

const limitPassed = ({ period, limit, left }: DepositLimitRefusal): Worded =>
  left === 0
    ? worded('deposit-limit-reached', { limit, period })
    : worded('deposit-limit-passed', { limit, period, left });

/** Incoming money, and the part that is staked on arrival. */
interface MoneyIn {
  readonly amount: Cents;
  readonly stake?: Cents;
}

const barredWords = (standing: Standing): Worded | null => {
  const barred = playRejection(standing);
  if (barred === null) return null;
  if (barred.kind !== 'self-excluded') return shutWords(barred);
  return barred.until === null
    ? worded('deposit-in-break-for-good')
    : worded('deposit-in-break', { until: barred.until });
};

/** The services a refusal depends on, besides the customer. */
type Judging = Pick<Services, 'identity' | 'realClock'>;

/**
 * The reason this customer may receive no money at all: the account is closed, in a break, or without a proved identity (D99).
 * Call it with the wallet locked.
 */
export const refusalOfHolder = async (
  sql: Sql,
  services: Judging,
  profileId: ProfileId,
): Promise<Worded | null> =>
  barredWords(await standingOf(sql, profileId, services.realClock.now())) ??
  identityRefusal(sql, services, profileId);

/**
 * The reason against this deposit: the account is closed, in a break or without a proved identity; or the deposit exceeds one of
 * the customer's own limits, or its bet exceeds a limit of the day. Null if there is none. Call it with the wallet locked until
 * the deposit is stored, so that concurrent deposits count towards each other's limit. All of it goes by real time (D70).
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
