import type { BetStake, TicketStake } from '@kipenga/api';
import type { Cents } from '@kipenga/betting-core';
import { dialogShown, oops, useShellDispatch } from '@kipenga/shell';
import { hearAnswer, type Call } from './hear-answer.ts';
import { refusedMessage } from './placement-messages.ts';

/**
 * Waits for the result of one bet or ticket, and tells why it was not placed (R4-13, R8-03, R8-04).
 * @returns the missing money; null if that was not the obstacle.
 */
export function useSendOne() {
  const dispatch = useShellDispatch();
  return async (stake: BetStake | TicketStake, call: Call): Promise<Cents | null> => {
    const { answer, failure } = await hearAnswer(dispatch, stake, call);
    if (failure != null) dispatch(dialogShown(oops(failure)));
    if (answer?.kind === 'refused') dispatch(dialogShown(refusedMessage(answer)));
    if (answer?.kind !== 'insufficient-funds') return null;
    return answer.shortBy ?? ('bet' in stake ? stake.bet : stake.ticket).stake;
  };
}
