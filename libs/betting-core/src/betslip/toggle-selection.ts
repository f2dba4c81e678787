import { assertOdds } from '../assertions.ts';
import { isSameOutcome, type Betslip } from './betslip.ts';
import type { Selection } from './selection.ts';

/**
 * Keeps one selection per match (R4-01). A new match is added, another outcome of a match replaces the first,
 * and the same outcome again is removed. Refuses no selection: `checkBet` judges how many a bet may hold. Throws RangeError for a price that is none.
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
