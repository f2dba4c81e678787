import { HOUSE_RULES } from '../house-rules.ts';
import { emptyBetslip, type Betslip } from './betslip.ts';
import type { Selection } from './selection.ts';

/**
 * Makes a slip of selections from outside, such as a booked or a stored one. It keeps the first of each match, and at
 * most as many as a bet may hold, so that the slip keeps its rules whatever was stored.
 *
 * @example
 * const pick = (match: string, thousandths: number) => aSelection({ matchId: matchId(match), odds: oddsFromThousandths(thousandths) });
 * betslipOf([pick('101', 1_850), pick('101', 3_400), pick('102', 2_100)]).selections.map(({ odds }) => odds); // 1850,2100
 */
export function betslipOf(
  selections: readonly Selection[],
  maximum: number = HOUSE_RULES.maximumSelections,
): Betslip {
  const first = selections.filter(
    (selection, at) => selections.findIndex((other) => other.matchId === selection.matchId) === at,
  );
  return { ...emptyBetslip, selections: first.slice(0, maximum) };
}
