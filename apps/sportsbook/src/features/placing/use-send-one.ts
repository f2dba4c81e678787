import type { PlaceBetAnswer, SentStake } from '@kipenga/api';
import type { Cents } from '@kipenga/betting-core';
import { dialogShown, oops, useShellDispatch } from '@kipenga/shell';
import { hearAnswer } from './hear-answer.ts';
import { refusedMessage } from './placement-messages.ts';

type OneStake = Exclude<SentStake, { readonly bets: unknown }>;
type Placed = Extract<PlaceBetAnswer, { kind: 'placed' }>;

interface Sending {
  readonly call: Parameters<typeof hearAnswer>[2];
  readonly onPlaced: (answer: Placed) => void;
}

/** Hears what became of one bet or ticket, and says so (R4-13, R8-03, R8-04). @returns how much money it lacks; null where that did not stop it. */
export function useSendOne() {
  const dispatch = useShellDispatch();
  return async (stake: OneStake, { call, onPlaced }: Sending): Promise<Cents | null> => {
    const { answer, failure } = await hearAnswer(dispatch, stake, call);
    if (failure != null) dispatch(dialogShown(oops(failure)));
    if (answer?.kind === 'placed') onPlaced(answer);
    if (answer?.kind === 'refused') dispatch(dialogShown(refusedMessage(answer)));
    if (answer?.kind !== 'insufficient-funds') return null;
    return answer.shortBy ?? ('bet' in stake ? stake.bet : stake.ticket).stake;
  };
}
