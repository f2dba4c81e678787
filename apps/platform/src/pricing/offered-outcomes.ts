import type { OfferedOutcome } from '../sports/index.ts';
import { marketsOf, type MatchModel, type PricedOutcome } from './price-match.ts';

/** Room between two markets on the page for the outcomes of the first. */
const PLACES_OF_MARKET = 100;

/** Priced outcomes as an offer: the markets in the order of the page. */
export const offeredOutcomes = (
  model: Pick<MatchModel, 'kind'>,
  priced: readonly Pick<PricedOutcome, 'market' | 'outcome' | 'odds'>[],
): readonly OfferedOutcome[] => {
  const markets = marketsOf(model);
  return priced.map(({ market, outcome, odds }) => ({
    slot: outcome.slot,
    marketTypeId: market.typeId,
    marketName: market.name,
    key: outcome.key,
    label: outcome.label,
    position: markets.indexOf(market) * PLACES_OF_MARKET + market.outcomes.indexOf(outcome),
    column: outcome.column,
    odds,
  }));
};
