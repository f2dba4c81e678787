import { failureOf, isSessionEnd, useTakeCashOutMutation, type TakeCashOutRequest } from '@kipenga/api';
import type { Bet } from '@kipenga/betting-core';
import { answerMessage, dialogShown, useShellDispatch, type Message } from '@kipenga/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureWords } from '../../words/failure-words.ts';
import { paidMessage } from './cash-out-messages.ts';
import type { WaitingCashOut } from './use-cash-out.tsx';

interface TakingCashOut {
  readonly take: (asked: TakeCashOutRequest) => Promise<void>;
  readonly isBusy: boolean;
  /** The reason why the last press cashed nothing out. */
  readonly said: Message | null;
  /** The answer to the last press is still missing. */
  readonly isLost: boolean;
  readonly askAgain: () => void;
}

/** Interval of asking for a lost answer. */
const ASK_AGAIN_MS = 5_000;

/** Cashes a bet out at the shown offer, once. A lost answer is asked for under the same key (D24, D102). */
export function useTakeCashOut(
  bet: Bet,
  { onDone, onWait }: { readonly onDone: () => void; readonly onWait: (wait: WaitingCashOut) => void },
): TakingCashOut {
  const betId = bet.id;
  const dispatch = useShellDispatch();
  const [send, { isLoading: isBusy }] = useTakeCashOutMutation();
  const [said, setSaid] = useState<Message | null>(null);
  const [lost, setLost] = useState<TakeCashOutRequest | null>(null);
  const take = async (asked: TakeCashOutRequest) => {
    setSaid(null);
    const { data: answer, error } = await send({ betId, ...asked });
    const failure = failureOf(error);
    setLost(failure?.kind === 'answer-lost' ? asked : null);
    if (answer?.kind === 'paid') {
      dispatch(dialogShown(paidMessage(answer, answerMessage(answer))));
      onDone();
    } else if (answer?.kind === 'waiting') {
      const { offer, seconds } = answer;
      onWait({ bet, offer, seconds, begunAt: Date.now() });
    } else if (answer !== undefined) setSaid(answerMessage(answer));
    else if (failure?.kind !== 'answer-lost' && !isSessionEnd(failure)) setSaid(failureWords(error));
  };
  useAskedAgain(isBusy ? null : lost, (asked) => void take(asked));
  return { take, isBusy, said, isLost: lost !== null, askAgain: () => lost && void take(lost) };
}

/** Asks for a lost answer while the page is visible. */
function useAskedAgain(lost: TakeCashOutRequest | null, ask: (lost: TakeCashOutRequest) => void): void {
  const look = useEffectEvent((asked: TakeCashOutRequest) => !document.hidden && ask(asked));
  useEffect(() => {
    if (lost === null) return;
    const timer = setInterval(() => look(lost), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [lost]);
}
