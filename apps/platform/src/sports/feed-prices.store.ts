import type { Odds } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { lockMatch, outcomesOf, type MarketOfMatch } from './closures.store.ts';
import type { MatchNumber, OutcomeNumber } from './ids.ts';
import type { NewPrice } from './offer.ts';
import { changePrices, countExtraMarkets } from './offer.store.ts';

// What a pushed feed says of prices is kept beside the board: while a market is closed, or its source silent, the board has none.

/** The newest price of an outcome that was believed, also where it is not offered now. */
export interface BelievedPrice {
  readonly outcomeNumber: OutcomeNumber;
  /** Null where it never had one. */
  readonly odds: Odds | null;
  /** The line that said it. */
  readonly seq: number | null;
}

/** The newest prices of these outcomes; those that are on no page yet are left out. */
export const believedPrices = (
  sql: Sql,
  outcomes: readonly OutcomeNumber[],
): Promise<readonly BelievedPrice[]> =>
  sql.query<BelievedPrice>(
    `SELECT outcome_id AS "outcomeNumber", feed_price.odds, seq FROM outcome LEFT JOIN feed_price USING (outcome_id)
     WHERE outcome_id = ANY($1::bigint[])`,
    [outcomes],
  );

/** Keeps the prices a line says: null is one that the feed does not offer, its last one stays known. */
export const believePrices = async (sql: Sql, prices: readonly NewPrice[], seq: number): Promise<void> => {
  await sql.query(
    `INSERT INTO feed_price AS known (outcome_id, odds, seq, state)
     SELECT outcome_id, odds, $3, 'offered' FROM unnest($1::bigint[], $2::integer[]) AS said (outcome_id, odds) WHERE odds IS NOT NULL
     ON CONFLICT (outcome_id) DO UPDATE SET odds = excluded.odds, seq = excluded.seq, state = 'offered'`,
    [prices.map(({ outcomeNumber }) => outcomeNumber), prices.map(({ odds }) => odds), seq],
  );
  const missing = prices.filter(({ odds }) => odds === null);
  if (missing.length > 0)
    await markSuspended(
      sql,
      missing.map(({ outcomeNumber }) => outcomeNumber),
      seq,
    );
};

const markSuspended = async (sql: Sql, outcomes: readonly OutcomeNumber[], seq: number): Promise<void> => {
  await sql.query(
    `UPDATE feed_price SET state = 'suspended', seq = greatest(seq, $2) WHERE outcome_id = ANY($1::bigint[])`,
    [outcomes, seq],
  );
};

/** Takes a market off the board until its feed prices it again. */
export const suspendMarket = async (sql: Sql, market: MarketOfMatch, seq: number): Promise<void> => {
  await lockMatch(sql, market.matchNumber);
  const outcomes = await outcomesOf(sql, market);
  await markSuspended(sql, outcomes, seq);
  await changePrices(
    sql,
    outcomes.map((outcomeNumber) => ({ outcomeNumber, odds: null })),
  );
  await countExtraMarkets(sql, market.matchNumber);
};

/** Puts on the board what is offered of a match and not closed, as after a closure was lifted. */
export const showOffered = async (sql: Sql, matchNumber: MatchNumber): Promise<void> => {
  await lockMatch(sql, matchNumber);
  const offered = await sql.query<NewPrice>(
    `SELECT outcome_id AS "outcomeNumber", feed_price.odds FROM outcome JOIN feed_price USING (outcome_id)
     WHERE match_id = $1 AND state = 'offered'`,
    [matchNumber],
  );
  await changePrices(sql, offered);
  await countExtraMarkets(sql, matchNumber);
};

/** Takes every price of a feed off the board, whose source is silent; answers how many there were. */
export const silencePrices = async (sql: Sql, feed: string): Promise<number> => {
  const silenced = await sql.query<{ outcomeNumber: OutcomeNumber }>(
    `UPDATE feed_price SET state = 'silenced' FROM outcome JOIN match USING (match_id)
     WHERE feed_price.outcome_id = outcome.outcome_id AND feed = $1 AND status NOT IN ('finished', 'void') AND state = 'offered'
     RETURNING feed_price.outcome_id AS "outcomeNumber"`,
    [feed],
  );
  await changePrices(
    sql,
    silenced.map(({ outcomeNumber }) => ({ outcomeNumber, odds: null })),
  );
  return silenced.length;
};

/** Puts back the prices that a silence took off the board: they are true again. */
export const endSilence = async (sql: Sql, feed: string): Promise<void> => {
  const back = await sql.query<NewPrice & { readonly isOver: boolean }>(
    `UPDATE feed_price SET state = 'offered' FROM outcome JOIN match USING (match_id)
     WHERE feed_price.outcome_id = outcome.outcome_id AND feed = $1 AND state = 'silenced'
     RETURNING feed_price.outcome_id AS "outcomeNumber", feed_price.odds, status IN ('finished', 'void') AS "isOver"`,
    [feed],
  );
  await changePrices(
    sql,
    back.filter(({ isOver }) => !isOver),
  );
};
