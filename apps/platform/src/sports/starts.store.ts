import { HOUSE_RULES, toMs, type FeedMatchId, type Instant, type ToldStart } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { numberOf, type MatchNumber } from './ids.ts';
import { endPlay } from './live/live-match.store.ts';
import { lockOutcomes } from './lock-matches.store.ts';
import { bumpVersion } from './version.store.ts';

/** A start of a match, as announced by its feed or an operator. */
export interface TellingOfStart {
  readonly matchNumber: MatchNumber;
  /** Null: the match is postponed, and no new time is known. */
  readonly startsAt: Instant | null;
  /** Betting time. */
  readonly toldAt: Instant;
}

/** The announcement that a match has begun. */
export interface TellingOfBegin {
  readonly matchNumber: MatchNumber;
  readonly beganAt: Instant;
  /** Betting time. */
  readonly toldAt: Instant;
}

interface LockedMatch {
  readonly status: 'open' | 'postponed' | 'started' | 'finished' | 'void';
  readonly startsAt: Instant;
  readonly toldNumber: number;
  /** By the newest announcement. */
  readonly hasBegun: boolean;
}

/** Locks a match after its outcomes, as a bet and a result do: bets being placed are waited for, and judged with the rest. */
const lockMatch = async (sql: Sql, matchNumber: MatchNumber): Promise<LockedMatch | null> => {
  await lockOutcomes(sql, [matchNumber]);
  const [row] = await sql.query<LockedMatch>(
    `SELECT status, starts_at AS "startsAt", told_number AS "toldNumber",
       EXISTS (SELECT FROM told_start WHERE told_start.match_id = match.match_id AND number = told_number AND has_begun) AS "hasBegun"
     FROM match WHERE match_id = $1 FOR NO KEY UPDATE`,
    [matchNumber],
  );
  return row ?? null;
};

const hasResult = ({ status }: LockedMatch): boolean => status === 'finished' || status === 'void';

/**
 * A repeated announcement is no news. For a finished match only an earlier kick-off is: it was played then. For one that has
 * begun only a start ahead is: it is played again.
 */
const isNews = (match: LockedMatch, { startsAt, toldAt }: TellingOfStart): boolean => {
  if (hasResult(match)) return startsAt !== null && startsAt < match.startsAt && startsAt <= toldAt;
  if (match.hasBegun) return startsAt === null || startsAt > toldAt;
  return match.status === 'postponed' ? startsAt !== null : startsAt !== match.startsAt;
};

const statusAfter = (
  { status }: LockedMatch,
  { startsAt, toldAt }: TellingOfStart,
): LockedMatch['status'] => {
  if (status === 'finished' || status === 'void') return status;
  if (startsAt === null) return 'postponed';
  if (status !== 'postponed' && status !== 'started') return status;
  return startsAt > toldAt ? 'open' : 'started';
};

interface Kept extends TellingOfStart {
  readonly hasBegun: boolean;
  readonly status: LockedMatch['status'];
}

/** Adds to the announced starts, after the one the match was offered with, and updates the match. */
const keepTold = async (sql: Sql, match: LockedMatch, kept: Kept): Promise<void> => {
  const { matchNumber, startsAt, toldAt, hasBegun, status } = kept;
  const number = match.toldNumber + 1;
  await sql.query(
    `INSERT INTO told_start (match_id, number, starts_at, told_at, has_begun)
     SELECT $1::bigint, 0, $2::timestamptz, NULL::timestamptz, false WHERE $3::integer = 1
     UNION ALL SELECT $1, $3, $4::timestamptz, $5::timestamptz, $6::boolean`,
    [matchNumber, match.startsAt, number, startsAt, toldAt, hasBegun],
  );
  const version = await bumpVersion(sql, status === 'open' ? 'matches-came' : 'matches-changed');
  // A match that is broken off is no longer in play: waits on it fall, and it does not go in play again by itself at its new start.
  if (match.status === 'started' && status !== 'started') await endPlay(sql, matchNumber, null, version);
  await sql.query(
    `UPDATE match SET told_number = $2, starts_at = COALESCE($3, starts_at), status = $4, state_version = $5 WHERE match_id = $1`,
    [matchNumber, number, startsAt, status, version],
  );
};

/**
 * Stores an announced start of a match with the time of the announcement (D95), and updates the match: postponed it leaves the
 * lists, with a new start ahead it takes bets again. The board judges the picks. True if it was news.
 */
export const recordStart = async (sql: Sql, told: TellingOfStart): Promise<boolean> => {
  const match = await lockMatch(sql, told.matchNumber);
  if (match === null || !isNews(match, told)) return false;
  await keepTold(sql, match, { ...told, hasBegun: false, status: statusAfter(match, told) });
  return true;
};

/**
 * Stores when a match really began (D95), and takes it off the lists if it still takes bets. Later bets on it are void. True if
 * it was news.
 */
export const recordBegan = async (
  sql: Sql,
  { matchNumber, beganAt, toldAt }: TellingOfBegin,
): Promise<boolean> => {
  const match = await lockMatch(sql, matchNumber);
  if (match === null || (match.hasBegun && match.startsAt === beganAt)) return false;
  const status = hasResult(match) ? match.status : 'started';
  await keepTold(sql, match, { matchNumber, startsAt: beganAt, toldAt, hasBegun: true, status });
  return true;
};

/** An announced start, and whether it is the real one. */
export interface StartTold extends ToldStart {
  readonly hasBegun: boolean;
}

/** Every announced start of a match since it was first offered, in order. */
export const toldStarts = (sql: Sql, feedMatchId: FeedMatchId): Promise<readonly StartTold[]> =>
  sql.query<StartTold>(
    `SELECT told_start.starts_at AS "startsAt", told_at AS "toldAt", has_begun AS "hasBegun"
     FROM told_start JOIN match USING (match_id) WHERE feed_match_id = $1 AND number > 0 ORDER BY number`,
    [numberOf(feedMatchId)],
  );

const HOUR_MS = 3_600_000;

/**
 * True if a match is postponed, or delayed by an hour or more from this start, by the newest announcement: customers who picked
 * it are notified.
 */
export const isPutOff = (told: readonly StartTold[], startsAt: Instant): boolean => {
  const newest = told.at(-1);
  if (newest === undefined || newest.hasBegun) return false;
  return newest.startsAt === null || toMs(newest.startsAt) - toMs(startsAt) >= HOUR_MS;
};

/**
 * SQL expression over a row of `match`: the start it was offered with, if it takes bets again for one an hour or more later;
 * otherwise null.
 */
export const WAS_TO_START = `(SELECT told_start.starts_at FROM told_start WHERE told_start.match_id = match.match_id AND number = 0
    AND match.status = 'open' AND told_start.starts_at <= match.starts_at - interval '1 hour')`;

/** A match that began by the clock and has had no result for a day: an operator has to ask why. */
export interface OverdueResult {
  readonly feedMatchId: FeedMatchId;
  readonly feed: string;
  readonly externalId: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly startsAt: Instant;
}

const OVERDUE = `feed_match_id::text AS "feedMatchId", feed, external_id AS "externalId", home_team AS "homeTeam", away_team AS "awayTeam",
  starts_at AS "startsAt"`;

/** Puts matches whose result is overdue on the operator's list. @returns those that are new on it. */
export const listOverdueResults = (sql: Sql, now: Instant): Promise<readonly OverdueResult[]> =>
  sql.query<OverdueResult>(
    `WITH listed AS (
       INSERT INTO overdue_result (match_id, listed_at)
       SELECT match_id, $1 FROM match WHERE status = 'started' AND starts_at <= $1::timestamptz - make_interval(hours => $2)
       ON CONFLICT DO NOTHING RETURNING match_id)
     SELECT ${OVERDUE} FROM listed JOIN match USING (match_id) ORDER BY starts_at, feed_match_id`,
    [now, HOUSE_RULES.resultWithinHours],
  );

/** The operator's list: matches whose result is still overdue, the oldest first; all of them where no maximum is given. */
export const overdueResults = (sql: Sql, most: number | null = null): Promise<readonly OverdueResult[]> =>
  sql.query<OverdueResult>(
    `SELECT ${OVERDUE} FROM overdue_result JOIN match USING (match_id) WHERE status = 'started' ORDER BY starts_at, feed_match_id LIMIT $1`,
    [most],
  );
