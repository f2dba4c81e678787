import type { Odds } from '../odds/odds.ts';
import type { Betslip } from './betslip.ts';

/**
 * The slip at the current prices, by outcome id. A selection whose outcome is locked (null) or missing keeps
 * its old price: `checkBet` judges whether it can still be bet on. An unchanged slip is the same object.
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
