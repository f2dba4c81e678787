import type { MarketTypeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { MatchNumber, OutcomeNumber } from './ids.ts';
import { changePrices } from './offer.store.ts';

/** A market of a match; null is all of them. */
export interface MarketOfMatch {
  readonly matchNumber: MatchNumber;
  readonly marketTypeId: MarketTypeId | null;
}

/** Why betting on it is closed: the house said so, or a line of a feed that is set aside. */
export type ClosureCause = 'house' | `line ${number}`;

/** A market that is closed, until what closes it is lifted. */
export interface Closure extends MarketOfMatch {
  readonly cause: ClosureCause;
  /** The type of line that opens it again by being good; null where only an operator does. */
  readonly mendedBy: string | null;
}

const EVERY_MARKET = '';

/** Locks a match in the order of bets and prices: its outcomes first. What is written of its prices afterwards waits. */
export const lockMatch = async (sql: Sql, matchNumber: MatchNumber): Promise<void> => {
  await sql.query(`SELECT FROM outcome WHERE match_id = $1 ORDER BY outcome_id FOR NO KEY UPDATE`, [
    matchNumber,
  ]);
  await sql.query('SELECT FROM match WHERE match_id = $1 FOR NO KEY UPDATE', [matchNumber]);
};

/** The outcomes of a market that are known. */
export const outcomesOf = async (
  sql: Sql,
  { matchNumber, marketTypeId }: MarketOfMatch,
): Promise<readonly OutcomeNumber[]> =>
  (
    await sql.query<{ outcome_id: OutcomeNumber }>(
      'SELECT outcome_id FROM outcome WHERE match_id = $1 AND ($2::text IS NULL OR market_type_id = $2) ORDER BY outcome_id',
      [matchNumber, marketTypeId],
    )
  ).map((row) => row.outcome_id);

/** Closes a market, and takes its prices off the board. `changePrices` puts none there while it is closed. */
export const closeMarket = async (sql: Sql, closure: Closure): Promise<void> => {
  const { matchNumber, marketTypeId, cause, mendedBy } = closure;
  await lockMatch(sql, matchNumber);
  await sql.query(
    'INSERT INTO closure (match_id, market_type_id, cause, mended_by) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [matchNumber, marketTypeId ?? EVERY_MARKET, cause, mendedBy],
  );
  const outcomes = await outcomesOf(sql, closure);
  await changePrices(
    sql,
    outcomes.map((outcomeNumber) => ({ outcomeNumber, odds: null })),
  );
};

/** Lifts what a line closed, or the house of one market; answers the matches it closed something of. */
export const liftClosures = async (
  sql: Sql,
  cause: ClosureCause,
  market: MarketOfMatch | null = null,
): Promise<readonly MatchNumber[]> => {
  const named = [cause, market?.matchNumber ?? null, market?.marketTypeId ?? EVERY_MARKET];
  const where = 'cause = $1 AND ($2::bigint IS NULL OR match_id = $2 AND market_type_id = $3)';
  const closed = await sql.query<{ match_id: MatchNumber }>(
    `SELECT DISTINCT match_id FROM closure WHERE ${where} ORDER BY match_id`,
    named,
  );
  const matches = closed.map((row) => row.match_id);
  for (const match of matches) await lockMatch(sql, match);
  await sql.query(`DELETE FROM closure WHERE ${where}`, named);
  return matches;
};

/** A good line has come: lifts what bad lines of its type closed. Answers whether there was anything. */
export const liftMended = async (
  sql: Sql,
  { matchNumber, marketTypeId }: MarketOfMatch,
  mendedBy: string,
): Promise<boolean> => {
  const lifted = await sql.query(
    'DELETE FROM closure WHERE match_id = $1 AND market_type_id = $2 AND mended_by = $3 RETURNING cause',
    [matchNumber, marketTypeId ?? EVERY_MARKET, mendedBy],
  );
  return lifted.length > 0;
};

/** What closes a market now, its match as a whole among it; of a match, all that closes anything of it. */
export const closuresOf = async (
  sql: Sql,
  { matchNumber, marketTypeId }: MarketOfMatch,
): Promise<readonly Pick<Closure, 'marketTypeId' | 'cause'>[]> =>
  sql.query(
    `SELECT nullif(market_type_id, '') AS "marketTypeId", cause FROM closure
     WHERE match_id = $1 AND ($2::text IS NULL OR market_type_id IN ('', $2)) ORDER BY market_type_id, cause`,
    [matchNumber, marketTypeId],
  );
