import type { Odds } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { MatchNumber, OutcomeNumber } from './ids.ts';

// Prices of a pushed feed are kept beside those on offer: new ones are compared with them.

/** The newest accepted price of an outcome, even if it is not offered now. */
export interface BelievedPrice {
  readonly outcomeNumber: OutcomeNumber;
  /** Null if it never had one. */
  readonly odds: Odds | null;
  /** The newest line about it; null if there was none. */
  readonly seq: number | null;
}

/** The newest prices of these outcomes, and of all of these matches; outcomes on no page yet are left out. */
export const believedPrices = (
  sql: Sql,
  outcomes: readonly OutcomeNumber[],
  matches: readonly MatchNumber[] = [],
): Promise<readonly BelievedPrice[]> =>
  sql.query<BelievedPrice>(
    `SELECT outcome_id AS "outcomeNumber", feed_price.odds, seq FROM outcome LEFT JOIN feed_price USING (outcome_id)
     WHERE outcome_id = ANY($1::bigint[]) OR match_id = ANY($2::bigint[])`,
    [outcomes, matches],
  );

/** Stores the prices from lines; an outcome that never had one is skipped. */
export const believePrices = async (sql: Sql, prices: readonly BelievedPrice[]): Promise<void> => {
  const said = prices.filter(({ odds }) => odds !== null);
  if (said.length === 0) return;
  await sql.query(
    `INSERT INTO feed_price (outcome_id, odds, seq) SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[])
     ON CONFLICT (outcome_id) DO UPDATE SET odds = excluded.odds, seq = excluded.seq`,
    [
      said.map(({ outcomeNumber }) => outcomeNumber),
      said.map(({ odds }) => odds),
      said.map(({ seq }) => seq),
    ],
  );
};
