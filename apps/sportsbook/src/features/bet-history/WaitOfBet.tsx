import { useGetBetWaitQuery } from '@kipenga/api';
import { formatKes, type Bet } from '@kipenga/betting-core';
import { useIsOffline } from '@kipenga/shell';
import { LiveWait, sumsWhole } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';

const ASK_MS = 1_000;

/** A bet on a match in play that waits, or fell while it waited: how long yet, or what happened, and where its money is (D103). */
export function WaitOfBet({ bet: { id, badge, stake } }: { readonly bet: Bet }) {
  const t = useWords();
  const isOffline = useIsOffline();
  const isWaiting = badge === 'waiting';
  const { data: wait } = useGetBetWaitQuery(
    { betId: id },
    { pollingInterval: isWaiting ? ASK_MS : 0, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const amount = formatKes(stake);
  if (wait === undefined || wait.state === 'stands') return null;
  if (wait.state === 'fell')
    return (
      <LiveWait state="fell" seconds={0}>
        <p>{t(`sportsbook.live.fell.${wait.reason ?? 'source'}`)}</p>
        <p>{sumsWhole(t('sportsbook.live.back', { amount }))}</p>
      </LiveWait>
    );
  return (
    <Counting
      secondsLeft={wait.secondsLeft}
      text={t('sportsbook.live.held', { amount })}
      isOffline={isOffline}
    />
  );
}

interface CountingProps {
  readonly secondsLeft: number;
  readonly text: string;
  readonly isOffline: boolean;
}

/** Counts on from the first answer: those that follow say only that it is not over yet. */
function Counting({ secondsLeft, text, isOffline }: CountingProps) {
  const t = useWords();
  const [first] = useState(secondsLeft);
  return (
    <LiveWait state="waiting" seconds={first}>
      <p>{sumsWhole(text)}</p>
      {isOffline && <p>{t('sportsbook.live.offline')}</p>}
    </LiveWait>
  );
}
