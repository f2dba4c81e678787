import type { Instant, MarketTypeId, Odds } from '@kipenga/betting-core';
import { together, type Sql } from '../database/index.ts';
import { isHeld } from './is-held.ts';
import type { MatchNumber } from './ids.ts';
import { lockMatches, takeWritersTurn } from './lock-matches.store.ts';
import { countExtraMarkets, bumpMarketVersions } from './offer.store.ts';
import { keepMoves, type PriceMove } from './price-moves.store.ts';
import type { MarketOfMatch } from './suspensions.store.ts';

/** The least and the highest price offered on a market of a match, or on all of its markets. Both count where both are set. */
export interface PriceLimit extends MarketOfMatch {
  /** Null without a least price. */
  readonly least: Odds | null;
  /** Null without a highest price. */
  readonly most: Odds | null;
  readonly who: string;
  readonly why: string;
  readonly since: Instant;
}

const LIMIT = `match_id AS "matchNumber", market_type_id AS "marketTypeId", least, most, who, why, since`;

/** The limits of prices of a match. */
export const priceLimitsOn = (sql: Sql, matchNumber: MatchNumber): Promise<readonly PriceLimit[]> =>
  sql.query<PriceLimit>(`SELECT ${LIMIT} FROM price_limit WHERE match_id = $1 ORDER BY price_limit_id`, [
    matchNumber,
  ]);

/** True if a match has this market on its page. */
export const hasMarket = async (sql: Sql, matchNumber: MatchNumber, market: string): Promise<boolean> =>
  (
    await sql.query('SELECT FROM outcome WHERE match_id = $1 AND market_type_id = $2 LIMIT 1', [
      matchNumber,
      market,
    ])
  ).length > 0;

interface PriceOfPart {
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: string;
  readonly odds: number;
  readonly isHeld: boolean;
}

/** Prices of a market of a match, or of all of its markets, regardless of suspensions; open outcomes only. */
const pricesOfPart = (
  sql: Sql,
  { matchNumber, marketTypeId }: MarketOfMatch,
): Promise<readonly PriceOfPart[]> =>
  sql.query<PriceOfPart>(
    `SELECT market_type_id AS "marketTypeId", outcome_key AS "outcomeKey", odds, ${isHeld('outcome.odds')} AS "isHeld" FROM outcome
     WHERE match_id = $1 AND ($2::text IS NULL OR market_type_id = $2) AND odds IS NOT NULL AND result = 'open' ORDER BY outcome_id`,
    [matchNumber, marketTypeId],
  );

/** The number of prices of a part, and how many of them its limits hold back. */
export interface PricesHeld {
  readonly prices: number;
  readonly held: number;
}

/**
 * Changes the limits of a part, tells those who read its prices, and keeps in the history which prices are held from now on and
 * which are offered again.
 */
const changeLimits = async (
  sql: Sql,
  part: MarketOfMatch,
  said: Pick<PriceMove, 'who' | 'why' | 'at'>,
  change: () => Promise<unknown>,
): Promise<PricesHeld> => {
  const { matchNumber } = part;
  await takeWritersTurn(sql);
  await lockMatches(sql, [matchNumber], []);
  const before = await pricesOfPart(sql, part);
  await change();
  const after = await pricesOfPart(sql, part);
  const markets = Map.groupBy(after, ({ marketTypeId }) => marketTypeId);
  const moves = [...markets].flatMap(([marketTypeId, prices]): readonly PriceMove[] => {
    const turned = prices.filter(
      ({ outcomeKey, isHeld: now }) =>
        before.find((one) => one.marketTypeId === marketTypeId && one.outcomeKey === outcomeKey)?.isHeld !==
        now,
    );
    const held = prices.flatMap((one) => (one.isHeld ? one.outcomeKey : []));
    const odds = Object.fromEntries(turned.map((one) => [one.outcomeKey, [one.odds, one.odds] as const]));
    return turned.length === 0
      ? []
      : [{ matchNumber, marketTypeId, what: 'limited', cause: 'trader', ...said, odds, held }];
  });
  await keepMoves(sql, moves);
  const told = moves.flatMap(({ marketTypeId }) =>
    marketTypeId === null ? [] : [{ matchNumber, marketTypeId }],
  );
  if (told.length > 0) await together([bumpMarketVersions(sql, told), countExtraMarkets(sql, [matchNumber])]);
  return { prices: after.length, held: after.filter((one) => one.isHeld).length };
};

/** Sets the limits of prices of a part, in place of those it had. */
export const keepPriceLimit = (sql: Sql, limit: PriceLimit): Promise<PricesHeld> => {
  const { matchNumber, marketTypeId, least, most, who, why, since } = limit;
  return changeLimits(sql, limit, { who, why, at: since }, () =>
    sql.query(
      `INSERT INTO price_limit (match_id, market_type_id, least, most, who, why, since) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT price_limit_once DO UPDATE
       SET least = excluded.least, most = excluded.most, who = excluded.who, why = excluded.why, since = excluded.since`,
      [matchNumber, marketTypeId, least, most, who, why, since],
    ),
  );
};

/** Ends the limits of prices of a part; null if it had none of its own. */
export const endPriceLimit = async (
  sql: Sql,
  part: MarketOfMatch,
  said: Pick<PriceMove, 'who' | 'why' | 'at'>,
): Promise<PricesHeld | null> => {
  let gone: readonly unknown[] = [];
  const held = await changeLimits(sql, part, said, async () => {
    gone = await sql.query(
      'DELETE FROM price_limit WHERE match_id = $1 AND market_type_id IS NOT DISTINCT FROM $2 RETURNING 1',
      [part.matchNumber, part.marketTypeId],
    );
  });
  return gone.length === 0 ? null : held;
};
