import {
  dayBounds,
  exclusionInForce,
  limitInForce,
  nairobiDayOf,
  type DepositLimit,
  type Exclusion,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { PlayLimits } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { dayLimitsOf, playedOnDayOf } from './day-limits.ts';
import { selectBreaks, selectLimits } from './play-limits.store.ts';

/**
 * The time-out or self-exclusion in force at a moment of real time: the one that ends last, or null. A stake asks `standingOf`.
 */
export const exclusionOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Exclusion | null> =>
  exclusionInForce(await selectBreaks(sql, profileId, now), now);

/** The customer's deposit limits as they hold at a moment of real time. */
export const depositLimitsOf = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
): Promise<readonly DepositLimit[]> =>
  (await selectLimits(sql, profileId)).map((limit) => limitInForce(limit, now));

/** Everything a customer has set, as the account page shows it. */
export const playLimitsOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<PlayLimits> => {
  const depositLimits = (await depositLimitsOf(sql, profileId, now)).filter(
    ({ amount, pending }) => amount !== null || pending !== null,
  );
  const breaks = await selectBreaks(sql, profileId, now);
  const endOf = (kind: (typeof breaks)[number]['kind']): Instant | null =>
    exclusionInForce(
      breaks.filter((one) => one.kind === kind),
      now,
    )?.until ?? null;
  const { staked, lost } = await playedOnDayOf(sql, profileId, now);
  return {
    depositLimits,
    dayLimits: await dayLimitsOf(sql, profileId, now),
    stakedToday: staked,
    lostToday: lost,
    dayEndsAt: dayBounds(nairobiDayOf(now)).to,
    timeOutUntil: endOf('time-out'),
    exclusionUntil: endOf('self-exclusion'),
  };
};
