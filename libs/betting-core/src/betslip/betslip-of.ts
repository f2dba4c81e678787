import { HOUSE_RULES } from '../house-rules.ts';
import { emptyBetslip, type Betslip } from './betslip.ts';
import type { Selection } from './selection.ts';

/**
 * A slip of selections from outside, such as a booked or a stored one. It keeps the first of each match, and
 * at most as many as a bet may hold: whatever was stored, the slip keeps its rules (R4-01, D63).
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
