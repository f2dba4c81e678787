import {
  HOUSE_RULES,
  resultOfOutcome,
  type FeedMatchId,
  type Instant,
  type LegResult,
  type MarketTypeId,
  type MatchScore,
  type OutcomeId,
  type OutcomeKey,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { numberOf, outcomeIdOf, type FeedMatchNumber, type MatchNumber, type OutcomeNumber } from './ids.ts';
import { endPlay } from './live/live-match.store.ts';
import { lockOutcomesOf } from './lock-matches.store.ts';
import { recordBegan } from './starts.store.ts';
import { bumpVersion } from './version.store.ts';

/** One outcome of a match, and its result. */
export interface JudgedOutcome {
  readonly outcomeId: OutcomeId;
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: OutcomeKey;
  readonly result: LegResult;
  /** '2:1'; null while there is none, and for a match that was called off. */
  readonly score: string | null;
  /** The winning outcome of this outcome's market, as shown ('Over 2.5'); 'void' if stakes are returned; null while open. */
  readonly winningOutcome: string | null;
}

interface ResultRow {
  readonly outcome_id: OutcomeNumber;
  readonly market_type_id: MarketTypeId;
  readonly outcome_key: OutcomeKey;
  readonly label: string;
  readonly result: LegResult;
  readonly full_time_home: number | null;
  readonly full_time_away: number | null;
}

/** The end of a match: a score, called off, or none yet. */
export type MatchEnding = MatchScore | 'void' | 'open';

const resultBy = (ending: MatchEnding, row: Pick<ResultRow, 'market_type_id' | 'outcome_key'>): LegResult =>
  typeof ending === 'string'
    ? ending
    : resultOfOutcome({ marketTypeId: row.market_type_id, outcomeKey: row.outcome_key }, ending);

const endedBy = (ending: MatchEnding, row: ResultRow): ResultRow => ({
  ...row,
  result: resultBy(ending, row),
  full_time_home: typeof ending === 'string' ? null : ending.home,
  full_time_away: typeof ending === 'string' ? null : ending.away,
});

/**
 * Results of every outcome of a match, with the score and the winner of each market. Empty if the match is unknown.
 * @param ending supposes another end than the stored one.
 */
export const outcomeResults = async (
  sql: Sql,
  feedMatchId: FeedMatchId,
  ending: MatchEnding | null = null,
): Promise<readonly JudgedOutcome[]> => {
  const written = await sql.query<ResultRow>(
    `SELECT outcome_id, market_type_id, outcome_key, label, result, full_time_home, full_time_away
     FROM match JOIN outcome USING (match_id) WHERE feed_match_id = $1 ORDER BY outcome_id`,
    [numberOf(feedMatchId)],
  );
  const rows = ending === null ? written : written.map((row) => endedBy(ending, row));
  return rows.map((row) => ({
    outcomeId: outcomeIdOf(row.outcome_id),
    marketTypeId: row.market_type_id,
    outcomeKey: row.outcome_key,
    result: row.result,
    score:
      row.full_time_home === null || row.full_time_away === null
        ? null
        : `${row.full_time_home}:${row.full_time_away}`,
    winningOutcome: winningText(rows.filter((other) => other.market_type_id === row.market_type_id)),
  }));
};

function winningText(market: readonly ResultRow[]): string | null {
  const winners = market.filter((row) => row.result === 'won').map((row) => row.label);
  if (winners.length > 0) return winners.join(', ');
  return market.every((row) => row.result === 'open') ? null : 'void';
}

/** Takes matches that have begun off the board; returns the number. */
export const startMatches = async (sql: Sql, now: Instant): Promise<number> => {
  const started = await sql.query(
    `WITH due AS (
       SELECT match_id FROM match WHERE status = 'open' AND starts_at <= $1 ORDER BY match_id FOR NO KEY UPDATE),
     counted AS (UPDATE sports_version SET version = version + 1 WHERE (SELECT count(*) FROM due) > 0 RETURNING version)
     UPDATE match SET status = 'started', state_version = counted.version FROM due, counted WHERE match.match_id = due.match_id
     RETURNING match.match_id`,
    [now],
  );
  return started.length;
};

interface OutcomeToJudge {
  readonly outcome_id: OutcomeNumber;
  readonly market_type_id: MarketTypeId;
  readonly outcome_key: OutcomeKey;
}

interface MatchToJudge {
  readonly match_id: MatchNumber;
  readonly result_version: number;
  readonly is_postponed: boolean;
}

interface Recording {
  /** Betting time. */
  readonly at: Instant;
  /** Writes nothing if the match already has a result. */
  readonly onlyFirst?: boolean;
}

/**
 * Stores the end of a match and judges every outcome by the table of markets; 'void' returns every stake. A second result
 * corrects the first (D71). From then on a settlement is owed until `markSettled`. If a result comes while the match is
 * postponed, the match must have begun by then, and that sets its start (D95). Returns false if nothing was written: the match
 * is unknown, or see `onlyFirst`.
 */
export const recordResult = async (
  sql: Sql,
  feedNumber: FeedMatchNumber,
  result: MatchScore | 'void',
  { at, onlyFirst = false }: Recording,
): Promise<boolean> => {
  // Waits for bets being placed; they are settled with the rest.
  const outcomes = await lockOutcomesOf<OutcomeToJudge>(
    sql,
    feedNumber,
    'outcome_id, market_type_id, outcome_key',
  );
  const [match] = await sql.query<MatchToJudge>(
    `SELECT match_id, result_version, EXISTS (
       SELECT FROM told_start WHERE told_start.match_id = match.match_id AND number = told_number AND told_start.starts_at IS NULL) AS is_postponed
     FROM match WHERE feed_match_id = $1 FOR NO KEY UPDATE`,
    [feedNumber],
  );
  if (match === undefined || (onlyFirst && match.result_version > 0)) return false;
  const score = result === 'void' ? null : result;
  if (score !== null && match.is_postponed)
    await recordBegan(sql, { matchNumber: match.match_id, beganAt: at, toldAt: at });
  const version = await bumpVersion(sql);
  await endPlay(sql, match.match_id, score, version);
  await sql.query(
    `UPDATE match SET status = $2, full_time_home = $3, full_time_away = $4, half_time_home = $5, half_time_away = $6,
       result_version = result_version + 1, state_version = $7 WHERE match_id = $1`,
    [
      match.match_id,
      score === null ? 'void' : 'finished',
      score?.home ?? null,
      score?.away ?? null,
      score?.halfHome ?? null,
      score?.halfAway ?? null,
      version,
    ],
  );
  const results = outcomes.map((row) => resultBy(result, row));
  await sql.query(
    `UPDATE outcome SET result = judged.result FROM unnest($1::bigint[], $2::text[]) AS judged (outcome_id, result)
     WHERE outcome.outcome_id = judged.outcome_id`,
    [outcomes.map((row) => row.outcome_id), results],
  );
  return true;
};

/**
 * Removes the result of a match: its bets are open again at the board's next look, and it takes new ones only if its start is
 * ahead and prices come for it. Returns false if it has no result.
 */
export const takeResultBack = async (
  sql: Sql,
  feedNumber: FeedMatchNumber,
  now: Instant,
): Promise<boolean> => {
  await lockOutcomesOf(sql, feedNumber);
  const [match] = await sql.query<{ match_id: MatchNumber }>(
    `SELECT match_id FROM match WHERE feed_match_id = $1 AND status IN ('finished', 'void') FOR NO KEY UPDATE`,
    [feedNumber],
  );
  if (match === undefined) return false;
  await sql.query(
    `UPDATE match SET status = CASE
         WHEN EXISTS (SELECT FROM told_start WHERE told_start.match_id = match.match_id AND number = told_number AND told_start.starts_at IS NULL) THEN 'postponed'
         WHEN starts_at > $2 THEN 'open' ELSE 'started' END, full_time_home = NULL, full_time_away = NULL,
       half_time_home = NULL, half_time_away = NULL, result_version = result_version + 1, state_version = $3 WHERE match_id = $1`,
    [match.match_id, now, await bumpVersion(sql, 'matches-came')],
  );
  await sql.query(`UPDATE outcome SET result = 'open' WHERE match_id = $1`, [match.match_id]);
  return true;
};

/** A match with bets that are not settled by its newest result, or not judged by its newest start (D95). */
export interface OwedSettlement {
  readonly feedNumber: FeedMatchNumber;
  readonly resultVersion: number;
  /** The number of the newest announced start. */
  readonly toldNumber: number;
}

/**
 * Matches with waiting bets or cash-outs that may still stand. They are not settled meanwhile: otherwise such a bet would never
 * be settled, and such a cash-out would come too late. A wait that ended half a minute ago makes its bet fall, whenever it is
 * judged, and holds nothing up.
 */
const WAITED_ON = [
  'bet_wait JOIN bet_wait_match USING (profile_id, bet_id)',
  'cash_out_wait JOIN cash_out_wait_match USING (profile_id, bet_id, number)',
]
  .map(
    (waits) =>
      `SELECT match_id FROM ${waits} WHERE judged_at IS NULL AND until > clock_timestamp() - interval '30 seconds' AND mark IS NOT NULL`,
  )
  .join(' UNION ALL ');

/**
 * Owed settlements, by start: new results, new starts, and postponed matches whose hours after an announced start have passed
 * since they were judged; none for matches on which a bet waits (D103). @param only limits it to one match.
 */
export const owedSettlements = (
  sql: Sql,
  now: Instant,
  only: FeedMatchNumber | null = null,
): Promise<readonly OwedSettlement[]> =>
  sql.query<OwedSettlement>(
    `SELECT feed_match_id AS "feedNumber", result_version AS "resultVersion", told_number AS "toldNumber" FROM match
     WHERE feed_match_id IN (
       SELECT feed_match_id FROM match WHERE settled_version < result_version
       UNION ALL
       SELECT feed_match_id FROM match WHERE (judged_number < told_number OR status = 'postponed') AND (judged_number < told_number OR EXISTS (
         SELECT FROM told_start WHERE told_start.match_id = match.match_id
           AND told_start.starts_at + make_interval(hours => $2) <= $1
           AND told_start.starts_at + make_interval(hours => $2) > judged_at)))
       AND ($3::bigint IS NULL OR feed_match_id = $3) AND match_id NOT IN (${WAITED_ON})
     ORDER BY starts_at, feed_match_id`,
    [now, HOUSE_RULES.postponedVoidAfterHours, only],
  );

/** The newest result and the newest announced start of a match, by their numbers. */
export type FactsVersion = Pick<OwedSettlement, 'resultVersion' | 'toldNumber'>;

/** Reads the newest version of a match's facts; none if it is unknown. */
export const factsVersion = async (sql: Sql, feedMatchId: FeedMatchId): Promise<FactsVersion> => {
  const [row] = await sql.query<FactsVersion>(
    'SELECT result_version AS "resultVersion", told_number AS "toldNumber" FROM match WHERE feed_match_id = $1',
    [numberOf(feedMatchId)],
  );
  return row ?? { resultVersion: 0, toldNumber: 0 };
};

/** Marks the bets of a match as settled by this version of its result and start; newer facts stay owed. */
export const markSettled = async (
  sql: Sql,
  { feedNumber, resultVersion, toldNumber }: OwedSettlement,
  judgedAt: Instant,
): Promise<void> => {
  await sql.query(
    `UPDATE match SET settled_version = GREATEST(settled_version, $2), judged_number = GREATEST(judged_number, $3), judged_at = $4
     WHERE feed_match_id = $1`,
    [feedNumber, resultVersion, toldNumber, judgedAt],
  );
};
