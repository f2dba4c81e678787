import {
  BOTH_TEAMS_TO_SCORE,
  GOAL_MARKETS,
  ONE_X_TWO,
  OVER_UNDER,
  type MarketDefinition,
} from '@kipenga/betting-core';
import { fitMatch, halvesMatrix, type HalvesMatrix, type MarketPrices } from '@kipenga/pricing';

/** The markets a match is fitted to: see `fitMatch`. */
export const FITTED: readonly MarketDefinition[] = GOAL_MARKETS.filter(
  (market) =>
    market === ONE_X_TWO ||
    market === BOTH_TEAMS_TO_SCORE ||
    market.typeId.split('-')[0] === OVER_UNDER.typeId,
);

/** The goals of both sides now. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Cache of fits by their prices. A fit takes some milliseconds, and about a hundred kilobytes. */
const fits = new Map<string, HalvesMatrix | null>();
const MOST_FITS = 128;

/**
 * The score matrix by halves of the match that fits its prices; null if none does, or if some prices are missing.
 *
 * @param pricesOf The prices of a market as offered now, in the order of its table.
 * @param score The score of a match in play; the halves are then meaningless, and only the final scores may be read.
 */
export const halvesFittedTo = (
  pricesOf: (market: MarketDefinition) => MarketPrices['prices'],
  score: Score | null = null,
): HalvesMatrix | null => {
  const markets = FITTED.map((market): MarketPrices => ({ market, prices: pricesOf(market) }));
  const key = [score && `${score.home}:${score.away}`, ...markets.map(({ prices }) => prices.join())].join(
    ';',
  );
  const found = fits.get(key);
  if (found !== undefined) return found;
  const fit = fitMatch(markets, score ?? undefined);
  const halves = fit.ok ? halvesMatrix(fit.value.matrix) : null;
  const [oldest] = fits.keys();
  if (fits.size >= MOST_FITS && oldest !== undefined) fits.delete(oldest);
  fits.set(key, halves);
  return halves;
};
