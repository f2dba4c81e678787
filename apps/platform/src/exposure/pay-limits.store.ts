import type { Cents, Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { IS_IN_PLAY } from '../sports/index.ts';

/** The most that the house will pay on a match, for a time. */
export interface PayLimit {
  /** The house's own numbers of a sport, a competition, or a match, of which one is said; all null is each match. */
  readonly sport: number | null;
  readonly competition: number | null;
  readonly match: number | null;
  /** In all, at the score that costs most. */
  readonly most: Cents;
  readonly who: string;
  readonly why: string;
  /** Betting time. */
  readonly since: Instant;
  readonly until: Instant | null;
}

const LIMIT = `pay_limit_id AS id, sport_id AS sport, competition_id AS competition, match_id AS match, most, who, why, since, until`;

/** Lists the limits that are in force at a moment, or will come, in the order they were entered. */
export const payLimits = (sql: Sql, now: Instant) =>
  sql.query<PayLimit & { readonly id: number }>(
    `SELECT ${LIMIT} FROM pay_limit WHERE until IS NULL OR until > $1 ORDER BY pay_limit_id`,
    [now],
  );

/** Enters a limit, and answers its number. */
export const keepPayLimit = async (sql: Sql, limit: PayLimit): Promise<number> => {
  const { sport, competition, match, most, who, why, since, until } = limit;
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO pay_limit (competition_id, match_id, most, who, why, since, until, sport_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING pay_limit_id AS id`,
    [competition, match, most, who, why, since, until, sport],
  );
  if (!row) throw new Error('an insert answers its row');
  return row.id;
};

/** Ends a limit at a moment; deletes one that has not begun by then. False if there is none with this number. */
export const endPayLimit = async (sql: Sql, id: number, at: Instant): Promise<boolean> => {
  const gone = await sql.query('DELETE FROM pay_limit WHERE pay_limit_id = $1 AND since >= $2 RETURNING 1', [
    id,
    at,
  ]);
  if (gone.length > 0) return true;
  const ended = await sql.query(
    'UPDATE pay_limit SET until = $2 WHERE pay_limit_id = $1 AND since < $2 AND (until IS NULL OR until > $2) RETURNING 1',
    [id, at],
  );
  return ended.length > 0;
};

/** The strictest limit of each match that takes bets, before it or in play, and has one at a moment. */
export const limitedMatches = (
  sql: Sql,
  now: Instant,
): Promise<readonly { readonly match: number; readonly most: Cents }[]> =>
  sql.query(
    `SELECT match.match_id AS match, min(most) AS most
     FROM match JOIN competition USING (competition_id)
       JOIN pay_limit ON (pay_limit.match_id IS NULL OR pay_limit.match_id = match.match_id)
       AND (pay_limit.competition_id IS NULL OR pay_limit.competition_id = match.competition_id)
       AND (pay_limit.sport_id IS NULL OR pay_limit.sport_id = competition.sport_id)
       LEFT JOIN live_match ON live_match.match_id = match.match_id
     WHERE since <= $1 AND (until IS NULL OR until > $1) AND ((status = 'open' AND starts_at > $1) OR ${IS_IN_PLAY}) GROUP BY match.match_id`,
    [now],
  );
