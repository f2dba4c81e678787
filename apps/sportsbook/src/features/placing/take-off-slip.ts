import type { PlaceBetRequest } from '@kipenga/api';
import type { Store } from '@reduxjs/toolkit';
import {
  betslipCleared,
  forgetTypedStakes,
  selectBetslip,
  selectionsRemoved,
  stakeReset,
  systemOfPicks,
  type BetslipRootState,
} from '../slip/index.ts';
import { areSamePicks, picksOfBet } from './sent-picks.ts';

/**
 * Removes a placed bet's picks from the slip, so that they are not placed again (R4-14). Picks made meanwhile stay. A
 * slip without all of the placed picks is another slip, and is left alone.
 * @returns true if the slip was exactly that bet.
 */
export function takeOffSlip(
  { getState, dispatch }: Pick<Store<BetslipRootState>, 'getState' | 'dispatch'>,
  bet: Pick<PlaceBetRequest, 'selections' | 'system'>,
): boolean {
  const picks = picksOfBet(bet);
  const slip = selectBetslip(getState());
  const isWhole = areSamePicks(picks, picksOfBet(slip));
  const placed = slip.selections.map((one) => one.outcomeId).filter((one) => picks.includes(one));
  if (isWhole) {
    dispatch(betslipCleared());
    dispatch(stakeReset());
    forgetTypedStakes(bet.system && systemOfPicks(bet.selections, bet.system));
  } else if (placed.length === picks.length) dispatch(selectionsRemoved(placed));
  return isWhole;
}
