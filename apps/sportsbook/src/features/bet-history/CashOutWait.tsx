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

/** Follows a waiting cash-out to its end, whether its sheet is open or not. Renders nothing. */
export function FollowCashOut({ wait, onEnd }: FollowCashOutProps) {
  const { data, fulfilledTimeStamp = 0 } = useGetCashOutWaitQuery(
    { betId: wait.bet.id },
    { pollingInterval: ASK_MS, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  // An answer from before the tap belongs to an earlier cash-out of the bet.
  const heard = fulfilledTimeStamp > wait.begunAt ? data : undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (heard !== undefined && heard.state !== 'waiting') end(heard);
  }, [heard]);
  return null;
}

/**
 * A waiting cash-out with the remaining seconds, or the reason it fell. The status element stays for the verdict: a
 * screen reader announces its change.
 */
export function CashOutWait({ wait }: { readonly wait: WaitingCashOut }) {
  const t = useWords();
  const toText = useMessageText();
  const isOffline = useIsOffline();
  const { offer, seconds, begunAt, fell } = wait;
  // A reopened sheet continues the countdown.
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
