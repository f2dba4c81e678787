import type { Odds } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { MatchNumber, OutcomeNumber } from './ids.ts';

// What a pushed feed said of prices is kept beside those on offer: it is what the next ones are measured by.

/** The newest price of an outcome that was believed, also where it is not offered now. */
export interface BelievedPrice {
  readonly outcomeNumber: OutcomeNumber;
  /** Null where it never had one. */
  readonly odds: Odds | null;
  /** The newest line about it; null where there was none. */
  readonly seq: number | null;
}

/** The newest prices of these outcomes, and of all of these matches; those that are on no page yet are left out. */
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

/** Keeps what lines have said of prices; an outcome that never had one is not kept. */
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
