import { quoteBet, type BetLimits, type TaxRecord } from '@kipenga/betting-core';
import type { PlaceBetRequest } from '@kipenga/contracts';
import { currentOddsOf, type LockedHouse } from './house-view.ts';
import { refused, type RefusedBet } from './refusals.ts';

/** Products beyond 2^53 travel as floating point; below it this allows no difference at all. */
const ODDS_TOLERANCE = 1e-14;

const isMislabelled = ({ selections }: PlaceBetRequest, { outcomes }: LockedHouse): boolean =>
  selections.some(({ outcomeId, matchId, feedMatchId, marketTypeId, outcomeKey }) => {
    const truth = outcomes.get(outcomeId);
    const isTrue =
      truth?.matchId === matchId &&
      truth.feedMatchId === feedMatchId &&
      truth.marketTypeId === marketTypeId &&
      truth.outcomeKey === outcomeKey;
    return !isTrue;
  });

/** Are these the figures of the slip, at the odds its customer saw, under this tax record? */
const areFiguresOf = (
  { selections, stake, usesFreeBet, stakeAfterTax, totalOdds, netPayout }: PlaceBetRequest,
  limits: BetLimits,
  taxRecord: TaxRecord,
): boolean => {
  const quote = quoteBet({
    stake,
    prices: selections.map(({ odds }) => odds),
    limits,
    taxRecord,
    freeBet: usesFreeBet,
  });
  const areOddsTrue = Math.abs(totalOdds - quote.totalOdds) <= quote.totalOdds * ODDS_TOLERANCE;
  return areOddsTrue && stakeAfterTax === quote.stakeAfterTax && netPayout === quote.netPayout;
};

/**
 * Compares what the client worked out with what the rules make of the same slip, to the cent (D07): each pick with the outcome it
 * names, and the figures at the odds the customer saw. A client that shows other figures than ours places nothing. Figures that
 * were true under another tax record are no mistake of the client: the law has changed since (D08).
 */
export const findFalseClaim = (asked: PlaceBetRequest, house: LockedHouse): RefusedBet | null => {
  const prices = currentOddsOf(
    house,
    asked.selections.map(({ outcomeId }) => outcomeId),
  );
  if (isMislabelled(asked, house))
    return refused(
      'slip-disagrees',
      'A pick on your betslip is not the one it names. Please pick it again.',
      prices,
    );
  const { limits, taxRecord } = house.view;
  if (areFiguresOf(asked, limits, taxRecord)) return null;
  if (house.taxRecords.some((record) => areFiguresOf(asked, limits, record)))
    return refused(
      'taxes-changed',
      'The tax on bets has changed. Please look at the new figures on your betslip, and place it again.',
      prices,
    );
  return refused(
    'figures-differ',
    'The possible win shown is not what this bet would pay. Please check your betslip.',
    prices,
  );
};
