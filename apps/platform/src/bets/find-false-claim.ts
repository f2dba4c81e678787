import {
  quoteBet,
  type AcceptableBet,
  type BetLimits,
  type BetQuote,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { PlaceBetRequest } from '@kipenga/contracts';
import { worded } from '../wording/index.ts';
import { currentOddsOf, type HouseNow } from './house-view.ts';
import { refused, type RefusedBet } from './refusals.ts';

/** Products beyond 2^53 travel as floating point; below it this allows no difference at all. */
const ODDS_TOLERANCE = 1e-14;

const isMislabelled = ({ selections }: PlaceBetRequest, { outcomes }: HouseNow): boolean =>
  selections.some(({ outcomeId, matchId, feedMatchId, marketTypeId, outcomeKey }) => {
    const truth = outcomes.get(outcomeId);
    const isTrue =
      truth?.matchId === matchId &&
      truth.feedMatchId === feedMatchId &&
      truth.marketTypeId === marketTypeId &&
      truth.outcomeKey === outcomeKey;
    return !isTrue;
  });

type Figures = Pick<BetQuote, 'totalOdds' | 'stakeAfterTax' | 'netPayout'>;

const agree = (claimed: Figures, quote: Figures): boolean =>
  Math.abs(claimed.totalOdds - quote.totalOdds) <= quote.totalOdds * ODDS_TOLERANCE &&
  claimed.stakeAfterTax === quote.stakeAfterTax &&
  claimed.netPayout === quote.netPayout;

/** The quote of the slip at the odds its customer saw. */
const quoteAsSeen = (
  { selections, stake, usesFreeBet, system }: PlaceBetRequest,
  limits: BetLimits,
  taxRecord: TaxRecord,
): BetQuote =>
  quoteBet({
    stake,
    prices: selections.map(({ odds }) => odds),
    ...(system && { system }),
    limits,
    taxRecord,
    freeBet: usesFreeBet,
  });

const isAtPricesOfNow = (asked: PlaceBetRequest, bet: AcceptableBet): boolean =>
  asked.selections.every(({ odds }, at) => odds === bet.selections[at]?.odds);

/**
 * Compares what the client worked out with what the rules make of the same slip, to the cent (D07): each pick with the outcome it
 * names, and the figures at the odds the customer saw; they are the bet's own where no price has moved. A client that shows other figures than ours places nothing. Figures that
 * were true under another tax record are no mistake of the client: the law has changed since (D08).
 */
export const findFalseClaim = (
  asked: PlaceBetRequest,
  house: HouseNow,
  bet: AcceptableBet,
): RefusedBet | null => {
  const prices = currentOddsOf(
    house,
    asked.selections.map(({ outcomeId }) => outcomeId),
  );
  if (isMislabelled(asked, house)) return refused(worded('pick-mislabelled'), prices);
  const { limits, taxRecord } = house.view;
  const quote = isAtPricesOfNow(asked, bet) ? bet.quote : quoteAsSeen(asked, limits, taxRecord);
  if (agree(asked, quote)) return null;
  const isOfOtherTaxes = house.taxRecords.some((record) => agree(asked, quoteAsSeen(asked, limits, record)));
  return refused(worded(isOfOtherTaxes ? 'taxes-changed' : 'figures-differ'), prices);
};
