import { useGetCashOutWaitQuery, type CashOutWait as Verdict } from '@kipenga/api';
import { formatKes } from '@kipenga/betting-core';
import { useIsOffline, useMessageText } from '@kipenga/shell';
import { LiveWait, sumsWhole } from '@kipenga/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { fellWords } from './cash-out-messages.ts';
import type { WaitingCashOut } from './use-cash-out.tsx';

const ASK_MS = 1_000;

interface FollowCashOutProps {
  readonly wait: WaitingCashOut;
  readonly onEnd: (verdict: Verdict) => void;
}

/** Hears the end of a cash-out that waits, whether its sheet is open or not, and draws nothing. */
export function FollowCashOut({ wait, onEnd }: FollowCashOutProps) {
  const { data, fulfilledTimeStamp = 0 } = useGetCashOutWaitQuery(
    { betId: wait.bet.id },
    { pollingInterval: ASK_MS, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  // What was heard before the tap is of another cash-out of the bet.
  const heard = fulfilledTimeStamp > wait.begunAt ? data : undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (heard !== undefined && heard.state !== 'waiting') end(heard);
  }, [heard]);
  return null;
}

/** A cash-out that waits, with the seconds that are left, or why it fell. Its status stays through the verdict: a screen reader hears what changes in it. */
export function CashOutWait({ wait }: { readonly wait: WaitingCashOut }) {
  const t = useWords();
  const toText = useMessageText();
  const isOffline = useIsOffline();
  const { offer, seconds, begunAt, fell } = wait;
  // A sheet that is opened again counts on from where the wait is.
  const [secondsLeft] = useState(() => seconds - (Date.now() - begunAt) / 1_000);
  return (
    <LiveWait
      state={fell === undefined ? 'waiting' : 'fell'}
      title={t(fell === undefined ? 'sportsbook.cashOut.waits' : 'sportsbook.cashOut.fell')}
      seconds={seconds}
      secondsLeft={secondsLeft}
    >
      {fell === undefined ? (
        <p>{sumsWhole(t('sportsbook.cashOut.waitOffer', { amount: formatKes(offer) }))}</p>
      ) : (
        <p>{toText(fellWords(fell))}</p>
      )}
      {fell === undefined && isOffline && <p>{t('sportsbook.cashOut.waitOffline')}</p>}
    </LiveWait>
  );
}
