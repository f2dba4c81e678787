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
import { dayLimitsOf, playedOnDayOf } from './left-today.ts';
import { selectBars, selectBreaks, selectLimits } from './play-limits.store.ts';

/**
 * The time-out or self-exclusion in force at a moment of real time: the one that ends last, or null. Lock the
 * wallet first, as taking a break does; then no bet and no deposit comes after the break.
 */
export const exclusionOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Exclusion | null> =>
  exclusionInForce(await selectBreaks(sql, profileId, now), now);

/** What keeps a customer from playing. */
export interface Bars {
  /** The account is closed: nothing is staked and nothing comes in, also by a call that was let in before (D104). */
  readonly isClosed: boolean;
  readonly exclusion: Exclusion | null;
}

/** What keeps a customer from playing at a moment of real time. Lock the wallet first, as closing an account and taking a break do. */
export const barsOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Bars> => {
  const { isClosed, breaks } = await selectBars(sql, profileId, now);
  return { isClosed, exclusion: exclusionInForce(breaks, now) };
};

/** The customer's deposit limits as they hold at a moment of real time. */
export const depositLimitsOf = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
): Promise<readonly DepositLimit[]> =>
  (await selectLimits(sql, profileId)).map((limit) => limitInForce(limit, now));

/** All a customer has set, as the account page shows it. */
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
