import type { Odds } from '../odds/odds.ts';
import type { Betslip } from './betslip.ts';

/**
 * Returns the slip at the current prices, by outcome id. A selection whose outcome is locked (null) or missing keeps
 * its old price: `checkBet` judges if it can still be bet on. An unchanged slip is returned as the same object.
 *
 * @example
 * const slip = betslipOf([aSelection({ outcomeId: outcomeId('9001'), odds: oddsFromThousandths(1_850) })]);
 * repriceSelections(slip, { 9001: oddsFromThousandths(1_900) }).selections[0]?.odds; // 1900
 * repriceSelections(slip, { 9001: null }) === slip; // true
 */
export function repriceSelections(
  slip: Betslip,
  pricesByOutcomeId: Readonly<Record<string, Odds | null>>,
): Betslip {
  const selections = slip.selections.map((selection) => {
    const now = Object.hasOwn(pricesByOutcomeId, selection.outcomeId)
      ? pricesByOutcomeId[selection.outcomeId]
      : null;
    return now == null || now === selection.odds ? selection : { ...selection, odds: now };
  });
  return selections.every((selection, at) => selection === slip.selections[at])
    ? slip
    : { ...slip, selections };
}
