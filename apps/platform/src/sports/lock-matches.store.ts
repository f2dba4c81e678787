import { together, type Sql } from '../database/index.ts';
import type { FeedMatchNumber, MatchNumber, OutcomeNumber } from './ids.ts';

/*
 * The one order in which facts of matches are locked, whoever writes them: outcomes, then matches, each by their ids, then what is known of their
 * play, and the version of the lists last. Bets hold outcomes and matches in the same order: they wait for each other instead of killing each
 * other. On a Citus it is an order of whole tables, so whoever begins with another one takes the turn of the writers first.
 */

/**
 * Takes the writers' turn on facts of matches until the transaction ends. It comes first in a transaction that writes matches,
 * competitions, suspensions or new outcomes before it locks outcomes.
 *
 * On one server it is an UPDATE of no row, and nobody waits for it. A Citus locks for it the table of outcomes and all tables
 * that outcomes refer to, as firmly as any later statement does (decision 0104).
 */
export const takeWritersTurn = (sql: Sql): Promise<unknown> =>
  sql.query('UPDATE outcome SET odds = odds WHERE outcome_id = ANY($1::bigint[])', [[]]);

/** Locks all outcomes of matches, and single ones. Lock their matches after them. */
export const lockOutcomes = (
  sql: Sql,
  matches: readonly MatchNumber[],
  outcomes: readonly OutcomeNumber[] = [],
): Promise<unknown> =>
  sql.query(
    `SELECT FROM outcome WHERE match_id = ANY($1::bigint[]) OR outcome_id = ANY($2::bigint[]) ORDER BY outcome_id FOR NO KEY UPDATE`,
    [matches, outcomes],
  );

/** Locks all outcomes of the match with this number of its feed. Lock the match after them. */
export const lockOutcomesOf = <Columns>(
  sql: Sql,
  feedNumber: FeedMatchNumber,
  columns = '',
): Promise<readonly Columns[]> =>
  sql.query<Columns>(
    `SELECT ${columns} FROM outcome WHERE match_id = (SELECT match_id FROM match WHERE feed_match_id = $1)
     ORDER BY outcome_id FOR NO KEY UPDATE`,
    [feedNumber],
  );

/** Locks matches with all their outcomes, and single outcomes with their matches: later writes of their prices wait. */
export const lockMatches = async (
  sql: Sql,
  matches: readonly MatchNumber[],
  outcomes: readonly OutcomeNumber[] = [],
): Promise<void> => {
  if (matches.length + outcomes.length === 0) return;
  await together([
    lockOutcomes(sql, matches, outcomes),
    sql.query(
      `SELECT FROM match WHERE match_id = ANY($1::bigint[]) OR match_id IN (SELECT match_id FROM outcome WHERE outcome_id = ANY($2::bigint[]))
       ORDER BY match_id FOR NO KEY UPDATE`,
      [matches, outcomes],
    ),
  ]);
};
