import { assertOdds } from '../assertions.ts';
import { isSameOutcome, type Betslip } from './betslip.ts';
import type { Selection } from './selection.ts';

/**
 * Adds, replaces or removes a selection, so that a slip has one for each match: a new match is added, another outcome
 * of a match replaces the first, and the same outcome again is removed. It refuses no selection: `checkBet` judges how
 * many a bet may hold. Throws RangeError for a wrong price.
 *
 * @example
 * const home = aSelection();
 * const slip = toggleSelection(emptyBetslip, home);
 * toggleSelection(slip, { ...home, outcomeKey: outcomeKey('X') }).selections.map((one) => one.outcomeKey); // X
 * toggleSelection(slip, home).selections.length; // 0
 */
export function toggleSelection(slip: Betslip, selection: Selection): Betslip {
  assertOdds(selection.odds, 'selection.odds');
  const held = slip.selections.find((one) => one.matchId === selection.matchId);
  if (held === undefined) return { ...slip, selections: [...slip.selections, selection] };
  return {
    ...slip,
    selections: isSameOutcome(held, selection)
      ? slip.selections.filter((one) => one !== held)
      : slip.selections.map((one) => (one === held ? selection : one)),
  };
}
