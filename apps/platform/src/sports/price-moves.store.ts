import type { Instant, MarketTypeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { MatchNumber } from './ids.ts';

/** The prices of a market that changed: by the key of the outcome, the price before and the new one, in thousandths. */
export interface MovedPrices {
  readonly matchNumber: MatchNumber;
  readonly marketTypeId: MarketTypeId;
  readonly odds: Readonly<Record<string, readonly [before: number | null, now: number | null]>>;
  /** Keys of those that are not offered, being outside of the limits of prices. */
  readonly held: readonly string[];
}

/** The author of prices, and the time. */
export interface PricesSaid {
  /** True if an operator accepted prices that a feed's guard held. */
  readonly cause: 'feed' | 'trader';
  readonly who: string;
  readonly at: Instant;
}

/** One step of the history of a market, or of all markets of a match. */
export interface PriceMove extends Pick<MovedPrices, 'matchNumber' | 'odds' | 'held'> {
  readonly marketTypeId: MarketTypeId | null;
  /** `limited`: limits of prices were set or ended, and prices are held or offered again by that. */
  readonly what: 'priced' | 'limited' | 'closed' | 'opened';
  /** `guard`: the prices are outside of limits, or a line of the feed was set aside. */
  readonly cause: 'feed' | 'trader' | 'guard';
  readonly who: string;
  readonly why: string;
  readonly at: Instant;
}

/** Steps for prices that changed. */
export const movesOf = (markets: readonly MovedPrices[], said: PricesSaid): readonly PriceMove[] =>
  markets.map((market) => ({
    ...market,
    ...said,
    what: 'priced',
    cause: market.held.length > 0 && said.cause === 'feed' ? 'guard' : said.cause,
    why: '',
  }));

/** Adds steps to the history, in their order. */
export const keepMoves = async (sql: Sql, moves: readonly PriceMove[]): Promise<void> => {
  if (moves.length === 0) return;
  await sql.query(
    `INSERT INTO price_move (match_id, market_type_id, at, what, cause, who, why, odds, held)
     SELECT "matchNumber", "marketTypeId", at, what, cause, who, why, odds, held FROM jsonb_to_recordset($1::jsonb)
       AS move ("matchNumber" bigint, "marketTypeId" text, at timestamptz, what text, cause text, who text, why text, odds jsonb, held text[])`,
    [JSON.stringify(moves)],
  );
};

/** The history of a match, the newest first; of one market with the steps of the whole match, if one is named. */
export const movesOn = (
  sql: Sql,
  matchNumber: MatchNumber,
  {
    market,
    before,
    most,
  }: { readonly market: string | null; readonly before: string | null; readonly most: number },
): Promise<readonly (Omit<PriceMove, 'matchNumber'> & { readonly moveId: string })[]> =>
  sql.query(
    `SELECT move_id::text AS "moveId", market_type_id AS "marketTypeId", at, what, cause, who, why, odds, held FROM price_move
     WHERE match_id = $1 AND ($2::text IS NULL OR market_type_id IS NULL OR market_type_id = $2) AND ($3::bigint IS NULL OR move_id < $3)
     ORDER BY move_id DESC LIMIT $4`,
    [matchNumber, market, before, most],
  );
