import {
  dayBounds,
  leftToday,
  limitInForce,
  nairobiDayOf,
  type DayLimit,
  type DayLimitRejection,
  type Instant,
  type LeftToday,
  type PlayedToday,
  type ProfileId,
} from '@kipenga/betting-core';
import type { ReasonOf } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { playedSince } from '../ledger/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { selectDayLimits } from './day-limits.store.ts';

/** The customer's limits of the day as they hold at a moment of real time. */
export const dayLimitsOf = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
): Promise<readonly DayLimit[]> =>
  (await selectDayLimits(sql, profileId))
    .map((limit) => limitInForce(limit, now))
    .filter(({ amount, pending }) => amount !== null || pending !== null);

/** What a customer played so far on the Nairobi day of a moment of real time. */
export const playedOnDayOf = (sql: Sql, profileId: ProfileId, now: Instant): Promise<PlayedToday> =>
  playedSince(sql, profileId, dayBounds(nairobiDayOf(now)).from);

/**
 * What a customer's own limits leave for the rest of the day; null without one. Lock the wallet first when a stake depends on it:
 * then stakes in all products count towards each other. `now` is real time (D70).
 */
export const leftTodayOf = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
): Promise<LeftToday | null> => {
  const limits = await dayLimitsOf(sql, profileId, now);
  if (limits.every(({ amount }) => amount === null)) return null;
  const { to } = dayBounds(nairobiDayOf(now));
  return leftToday(limits, await playedOnDayOf(sql, profileId, now), to);
};

type LimitReason = ReasonOf<
  'day-stake-limit-reached' | 'day-stake-limit-passed' | 'day-loss-limit-reached' | 'day-loss-limit-passed'
>;

/** Why a stake passes a limit of the day, in words with what is left and until when. */
export const dayLimitPassed = ({ of, limit, left, until }: DayLimitRejection): Worded<LimitReason> =>
  left === 0
    ? because(`day-${of}-limit-reached`, { limit, until })
    : because(`day-${of}-limit-passed`, { limit, left, until });
