import {
  dayBounds,
  limitInForce,
  nairobiDayOf,
  type DayLimit,
  type DayLimitRejection,
  type Instant,
  type PlayedToday,
  type ProfileId,
} from '@kipenga/betting-core';
import type { ReasonOf } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { playedSince } from '../ledger/index.ts';
import { worded, type Worded } from '../wording/index.ts';
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

/** Sums what a customer played so far on the Nairobi day of a moment of real time. */
export const playedOnDayOf = (sql: Sql, profileId: ProfileId, now: Instant): Promise<PlayedToday> =>
  playedSince(sql, profileId, dayBounds(nairobiDayOf(now)).from);

type LimitReason = ReasonOf<
  'day-stake-limit-reached' | 'day-stake-limit-passed' | 'day-loss-limit-reached' | 'day-loss-limit-passed'
>;

/** The reason a stake exceeds a limit of the day, with the amount left and the end of the limit. */
export const dayLimitPassed = ({ of, limit, left, until }: DayLimitRejection): Worded<LimitReason> =>
  left === 0
    ? worded(`day-${of}-limit-reached`, { limit, until })
    : worded(`day-${of}-limit-passed`, { limit, left, until });
