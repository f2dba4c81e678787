import type {
  Cents,
  FeedMatchId,
  Instant,
  JackpotId,
  JackpotMatch,
  JackpotMatchId,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { numberOf } from '../../sports/index.ts';
import { resultOf } from '../read-jackpots.ts';

/** A jackpot that takes no more tickets, as settling needs it. */
export interface SealedJackpot {
  readonly jackpotId: JackpotId;
  readonly type: string;
  readonly state: 'closed' | 'settled' | 'cancelled';
  readonly root: string | null;
  readonly guarantee: Cents;
  readonly rolledIn: Cents;
  readonly fund: Cents;
}

/** The jackpots a match is in, older ones first. */
export const jackpotsWith = async (sql: Sql, feedMatchId: FeedMatchId): Promise<readonly JackpotId[]> =>
  (
    await sql.query<{ jackpotId: JackpotId }>(
      `SELECT jackpot_id::text AS "jackpotId" FROM jackpot_match WHERE feed_match_id = $1 ORDER BY jackpot_id`,
      [numberOf(feedMatchId)],
    )
  ).map(({ jackpotId }) => jackpotId);

/**
 * Locks a sealed jackpot until the transaction ends: whoever decides on it, pays its tickets or moves its fund holds this lock.
 * Null for one that is open or unknown.
 */
export const lockSealed = async (sql: Sql, jackpotId: JackpotId): Promise<SealedJackpot | null> => {
  const [row] = await sql.query<SealedJackpot>(
    `SELECT jackpot_id::text AS "jackpotId", type, state, root, guarantee, rolled_in AS "rolledIn", fund FROM jackpot
     WHERE jackpot_id = $1 AND state <> 'open' FOR NO KEY UPDATE`,
    [jackpotId],
  );
  return row ?? null;
};

/** Locks jackpots until the transaction ends, older ones first, as everybody does. */
export const lockJackpots = async (sql: Sql, jackpotIds: readonly JackpotId[]): Promise<void> => {
  await sql.query(
    'SELECT FROM jackpot WHERE jackpot_id = ANY($1::bigint[]) ORDER BY jackpot_id FOR NO KEY UPDATE',
    [jackpotIds],
  );
};

/** Locks the open offer of a type, where there is one. */
export const lockOpenOfType = async (sql: Sql, type: string): Promise<JackpotId | null> => {
  const [row] = await sql.query<{ jackpotId: JackpotId }>(
    `SELECT jackpot_id::text AS "jackpotId" FROM jackpot WHERE type = $1 AND state = 'open' FOR NO KEY UPDATE`,
    [type],
  );
  return row?.jackpotId ?? null;
};

/** Locks an offer if it is still open. */
export const lockIfOpen = async (sql: Sql, jackpotId: JackpotId): Promise<boolean> =>
  (
    await sql.query(`SELECT 1 FROM jackpot WHERE jackpot_id = $1 AND state = 'open' FOR NO KEY UPDATE`, [
      jackpotId,
    ])
  ).length === 1;

/** Adds to what rolled into an open offer; below zero takes from it. */
export const addRolledIn = async (sql: Sql, jackpotId: JackpotId, amount: number): Promise<void> => {
  await sql.query('UPDATE jackpot SET rolled_in = rolled_in + $2 WHERE jackpot_id = $1', [jackpotId, amount]);
};

/** Writes what a jackpot has become. */
export const markState = async (
  sql: Sql,
  jackpotId: JackpotId,
  state: SealedJackpot['state'],
): Promise<void> => {
  await sql.query('UPDATE jackpot SET state = $2 WHERE jackpot_id = $1', [jackpotId, state]);
};

interface MatchRow {
  readonly id: JackpotMatchId;
  readonly feedMatchId: FeedMatchId;
  readonly position: number;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly category: string;
  readonly startsAt: Instant;
  readonly status: 'open' | 'suspended' | 'postponed' | 'started' | 'finished' | 'void';
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
}

const NO_PRICES = { home: null, draw: null, away: null } as const;

/** The matches of a jackpot by position, with their results as they are now. Prices decide nothing here and are left out. */
export const matchesNow = async (sql: Sql, jackpotId: JackpotId): Promise<readonly JackpotMatch[]> => {
  const rows = await sql.query<MatchRow>(
    `SELECT jackpot_match_id::text AS id, feed_match_id::text AS "feedMatchId", jackpot_match.position,
       home_team AS "homeTeam", away_team AS "awayTeam", category, starts_at AS "startsAt", status,
       full_time_home AS "homeGoals", full_time_away AS "awayGoals"
     FROM jackpot_match JOIN match USING (feed_match_id) JOIN competition USING (competition_id)
     WHERE jackpot_id = $1 ORDER BY jackpot_match.position`,
    [jackpotId],
  );
  return rows.map(({ status, homeGoals, awayGoals, ...row }) => ({
    ...row,
    odds: NO_PRICES,
    result: resultOf({ status, homeGoals, awayGoals }),
  }));
};
