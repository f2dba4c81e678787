import { marketsOf, type MatchModel, type PricedOutcome } from '@kipenga/pricing';
import type { OfferedOutcome } from './offer.ts';

/** Each market has this many positions on the page, more than any has outcomes. */
const POSITIONS_A_MARKET = 100;

/** Writes priced outcomes as an offer, the markets in the order of the page. */
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
    position: markets.indexOf(market) * POSITIONS_A_MARKET + market.outcomes.indexOf(outcome),
    column: outcome.column,
    odds,
  }));
};
