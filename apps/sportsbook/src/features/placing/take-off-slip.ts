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
 * What was placed leaves the slip, so that it is not placed again (R4-14). Picks made meanwhile stay; a slip that has not all of the
 * placed picks is another one. @returns whether the slip was that bet.
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
