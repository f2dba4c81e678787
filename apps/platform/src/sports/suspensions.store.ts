import type { Instant, MarketTypeId } from '@kipenga/betting-core';
import { together, type Sql } from '../database/index.ts';
import type { CompetitionNumber, MatchNumber } from './ids.ts';
import { lockOutcomes, takeWritersTurn } from './lock-matches.store.ts';
import { countExtraMarkets, bumpMarketVersions } from './offer.store.ts';
import { isHeld } from './is-held.ts';
import { bumpVersion } from './version.store.ts';

/** A market of a match; null for all of them. */
export interface MarketOfMatch {
  readonly matchNumber: MatchNumber;
  readonly marketTypeId: MarketTypeId | null;
}

/** A part of the offer: a market, a match, a competition, or everything if each is null. */
export interface Suspendable {
  readonly competitionNumber: CompetitionNumber | null;
  readonly matchNumber: MatchNumber | null;
  readonly marketTypeId: MarketTypeId | null;
}

/** The whole offer. */
export const ALL_BETTING: Suspendable = { competitionNumber: null, matchNumber: null, marketTypeId: null };

/** The cause of a suspension: the house, its feed, a silent feed, a line set aside, or an event in play. */
export type SuspensionCause = 'house' | 'feed' | 'silence' | 'play' | `line ${number}`;

/** Betting on a part is suspended until this is lifted. */
export interface Suspension extends Suspendable {
  readonly cause: SuspensionCause;
  /** Type of the lines of which a good one lifts it; null if none does. */
  readonly mendedBy: string | null;
  readonly who: string;
  readonly why: string;
  readonly since: Instant;
  /** The time it ends by itself; null if somebody has to lift it. */
  readonly until: Instant | null;
}

/** SQL condition on a row of `match`: all betting on it is suspended, by itself, with its competition, or with everything. */
export const IS_MATCH_SUSPENDED = `(EXISTS (SELECT FROM suspension WHERE suspension.match_id IS NULL
    AND (suspension.competition_id IS NULL OR suspension.competition_id = match.competition_id))
  OR EXISTS (SELECT FROM suspension WHERE suspension.match_id = match.match_id AND suspension.market_type_id IS NULL))`;

/**
 * SQL for the offered price of a row of `outcome`, of a row of `match`: null while betting on it is suspended, or while the price is outside of the limits
 * of prices.
 */
export const OFFERED_ODDS = `CASE WHEN ${IS_MATCH_SUSPENDED}
    OR EXISTS (SELECT FROM suspension WHERE suspension.match_id = outcome.match_id AND suspension.market_type_id = outcome.market_type_id)
    OR ${isHeld('outcome.odds')}
  THEN NULL ELSE outcome.odds END`;

/** Raises the version of the lists for suspended or lifted parts: each market by its prices, each match by its state. */
const tellChanged = async (sql: Sql, parts: readonly Suspendable[]): Promise<void> => {
  if (parts.length === 0) return;
  const ofMatches = parts.flatMap(({ matchNumber }) => matchNumber ?? []);
  const wider = parts.filter(({ marketTypeId }) => marketTypeId === null);
  const [, matches] = await together([lockOutcomes(sql, ofMatches), lockMatchesIn(sql, ofMatches, wider)]);
  const markets = parts.flatMap(({ matchNumber, marketTypeId }) =>
    matchNumber === null || marketTypeId === null ? [] : { matchNumber, marketTypeId },
  );
  if (markets.length > 0) await bumpMarketVersions(sql, markets);
  if (wider.length > 0)
    await sql.query('UPDATE match SET state_version = $2 WHERE match_id = ANY($1::bigint[])', [
      matches,
      await bumpVersion(sql),
    ]);
  await countExtraMarkets(sql, ofMatches);
};

/** Locks matches, and the unfinished ones of wider parts, in one order. @returns those of the wider parts. */
const lockMatchesIn = async (
  sql: Sql,
  matches: readonly MatchNumber[],
  wider: readonly Suspendable[],
): Promise<readonly MatchNumber[]> => {
  const isAll = wider.some((part) => part.matchNumber === null && part.competitionNumber === null);
  const competitions = wider.flatMap(({ competitionNumber }) => competitionNumber ?? []);
  const isWider = `status NOT IN ('finished', 'void') AND ($1::boolean OR match_id = ANY($2::bigint[]) OR competition_id = ANY($3::bigint[]))`;
  // Without wider parts, matches are found by their numbers only.
  const orWider = isAll || competitions.length > 0 ? `OR ${isWider}` : '';
  const rows = await sql.query<{ match_id: MatchNumber; isWider: boolean }>(
    `SELECT match_id, ${isWider} AS "isWider" FROM match WHERE match_id = ANY($4::bigint[]) ${orWider} ORDER BY match_id FOR NO KEY UPDATE`,
    [isAll, wider.flatMap(({ matchNumber }) => matchNumber ?? []), competitions, matches],
  );
  return rows.flatMap((row) => (row.isWider ? row.match_id : []));
};

/** Suspends betting. A part that is already suspended for the same cause gets the newer reason and end. */
export const suspend = async (sql: Sql, suspensions: readonly Suspension[]): Promise<void> => {
  if (suspensions.length === 0) return;
  const of = (cell: (one: Suspension) => unknown): unknown[] => suspensions.map(cell);
  await takeWritersTurn(sql);
  await sql.query(
    `INSERT INTO suspension (competition_id, match_id, market_type_id, cause, mended_by, who, why, since, until)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::timestamptz[])
     ON CONFLICT ON CONSTRAINT suspension_once DO UPDATE SET why = excluded.why, who = excluded.who, until = excluded.until`,
    [
      of((one) => one.competitionNumber),
      of((one) => one.matchNumber),
      of((one) => one.marketTypeId),
      of((one) => one.cause),
      of((one) => one.mendedBy),
      of((one) => one.who),
      of((one) => one.why),
      of((one) => one.since),
      of((one) => one.until),
    ],
  );
  await tellChanged(sql, suspensions);
};

const PART = `competition_id AS "competitionNumber", match_id AS "matchNumber", market_type_id AS "marketTypeId"`;

const lifted = async (
  sql: Sql,
  where: string,
  values: readonly unknown[],
): Promise<readonly Suspendable[]> => {
  const [, parts] = await together([
    takeWritersTurn(sql),
    sql.query<Suspendable>(`DELETE FROM suspension WHERE ${where} RETURNING ${PART}`, values),
  ]);
  await tellChanged(sql, parts);
  return parts;
};

/** Lifts every suspension of one cause, or of one part only; returns the number. */
export const liftCause = async (
  sql: Sql,
  cause: SuspensionCause,
  part: Suspendable | null = null,
): Promise<number> =>
  (
    await lifted(
      sql,
      `cause = $1 AND ($2 OR (match_id IS NOT DISTINCT FROM $3 AND market_type_id IS NOT DISTINCT FROM $4 AND competition_id IS NOT DISTINCT FROM $5))`,
      [
        cause,
        part === null,
        part?.matchNumber ?? null,
        part?.marketTypeId ?? null,
        part?.competitionNumber ?? null,
      ],
    )
  ).length;

/** Key of a suspension of a market or match. */
export type SuspensionKey = Pick<Suspension, 'matchNumber' | 'marketTypeId' | 'cause'>;

/** Lifts single suspensions of markets and matches. */
export const liftEach = async (sql: Sql, keys: readonly SuspensionKey[]): Promise<void> => {
  if (keys.length === 0) return;
  await lifted(
    sql,
    `(match_id, coalesce(market_type_id, ''), cause) IN (SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[]))`,
    [
      keys.map(({ matchNumber }) => matchNumber),
      keys.map(({ marketTypeId }) => marketTypeId ?? ''),
      keys.map(({ cause }) => cause),
    ],
  );
};

/** Lifts the suspensions of a whole match that bad lines of this type caused, now that a good one has come. */
export const liftMended = async (sql: Sql, matchNumber: MatchNumber, mendedBy: string): Promise<void> => {
  await lifted(sql, 'match_id = $1 AND market_type_id IS NULL AND mended_by = $2', [matchNumber, mendedBy]);
};

/** Lifts suspensions whose time is over. */
export const liftEnded = async (sql: Sql, now: Instant): Promise<void> => {
  await lifted(sql, 'until <= $1', [now]);
};

/** Suspends every market of a match that has or had a price, each until its feed prices it again. */
export const suspendMarkets = async (
  sql: Sql,
  matchNumber: MatchNumber,
  why: Omit<Suspension, keyof Suspendable>,
): Promise<void> => {
  const markets = await sql.query<{ market_type_id: MarketTypeId }>(
    'SELECT DISTINCT market_type_id FROM outcome WHERE match_id = $1',
    [matchNumber],
  );
  await suspend(
    sql,
    markets.map((row) => ({
      ...why,
      competitionNumber: null,
      matchNumber,
      marketTypeId: row.market_type_id,
    })),
  );
};

/** Suspends every market of a silent feed that has a price; returns the number. */
export const suspendSilent = async (sql: Sql, feed: string, now: Instant): Promise<number> => {
  await takeWritersTurn(sql);
  const markets = await sql.query<{ matchNumber: MatchNumber }>(
    `INSERT INTO suspension (match_id, market_type_id, cause, who, why, since)
     SELECT DISTINCT match_id, market_type_id, 'silence', 'the house', 'its source is silent', $2::timestamptz FROM match JOIN outcome USING (match_id)
     WHERE feed = $1 AND status NOT IN ('finished', 'void') AND odds IS NOT NULL
     ON CONFLICT ON CONSTRAINT suspension_once DO NOTHING RETURNING match_id AS "matchNumber"`,
    [feed, now],
  );
  await tellMatches(sql, [...new Set(markets.map(({ matchNumber }) => matchNumber))]);
  return markets.length;
};

/**
 * Lifts the suspensions caused by a feed's silence: its prices are valid again. Returns the matches; lock them with whatever
 * else is written, and report them (`tellMatches`) last.
 */
export const endSilence = async (sql: Sql, feed: string): Promise<readonly MatchNumber[]> => {
  await takeWritersTurn(sql);
  const markets = await sql.query<{ matchNumber: MatchNumber }>(
    `DELETE FROM suspension USING match WHERE suspension.match_id = match.match_id AND feed = $1 AND cause = 'silence'
     RETURNING suspension.match_id AS "matchNumber"`,
    [feed],
  );
  return [...new Set(markets.map(({ matchNumber }) => matchNumber))];
};

/** Reports whole matches as changed: reporting each market would write as many rows as there are prices. */
export const tellMatches = (sql: Sql, matches: readonly MatchNumber[]): Promise<void> =>
  tellChanged(
    sql,
    matches.map((matchNumber) => ({ competitionNumber: null, matchNumber, marketTypeId: null })),
  );

const SUSPENSION = `${PART}, cause, mended_by AS "mendedBy", who, why, since, until`;

/** Suspensions of these matches, by market or as a whole. */
export const suspensionsOf = (sql: Sql, matches: readonly MatchNumber[]): Promise<readonly Suspension[]> =>
  sql.query<Suspension>(
    `SELECT ${SUSPENSION} FROM suspension WHERE match_id = ANY($1::bigint[]) ORDER BY match_id, market_type_id NULLS FIRST, cause`,
    [matches],
  );

/** A suspension as shown to an operator. */
export interface SuspensionShown extends Suspension {
  /** The code of its competition. */
  readonly competition: string | null;
  /** Its match's feed, the feed's id of it, and its sides. */
  readonly feed: string | null;
  readonly externalId: string | null;
  readonly sides: string | null;
}

/** Suspensions by the house, the oldest first. */
export const houseSuspensions = (sql: Sql): Promise<readonly SuspensionShown[]> =>
  sql.query<SuspensionShown>(
    `SELECT suspended.*, competition.code AS competition, feed, external_id AS "externalId", home_team || ' v ' || away_team AS sides
     FROM (SELECT suspension_id, ${SUSPENSION} FROM suspension WHERE cause = 'house') AS suspended
       LEFT JOIN match ON match.match_id = "matchNumber" LEFT JOIN competition ON competition.competition_id = "competitionNumber"
     ORDER BY suspension_id`,
  );
