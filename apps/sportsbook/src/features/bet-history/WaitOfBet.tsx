import { useGetBetWaitQuery, type BetWait } from '@kipenga/api';
import { formatKes, type Bet } from '@kipenga/betting-core';
import { useIsOffline } from '@kipenga/shell';
import { LiveWait, sumsWhole } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';

const ASK_MS = 1_000;

/**
 * A bet on a match in play that waits, or fell while it waited: the remaining time, or the reason and the returned
 * money (D103).
 */
export function WaitOfBet({ bet: { id, badge, stake } }: { readonly bet: Bet }) {
  const [isOver, setOver] = useState(badge === 'fell');
  const { data: wait } = useGetBetWaitQuery(
    { betId: id },
    { pollingInterval: isOver ? 0 : ASK_MS, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  if (wait === undefined) return null;
  if (!isOver && wait.state !== 'waiting') setOver(true);
  return wait.state === 'stands' ? null : <Told wait={wait} amount={formatKes(stake)} />;
}

/**
 * Counts down from the first answer; later ones only say that it still waits. The status element stays for the
 * verdict, which is announced once.
 */
function Told({ wait, amount }: { readonly wait: BetWait; readonly amount: string }) {
  const t = useWords();
  const isOffline = useIsOffline();
  const [first] = useState(wait.secondsLeft);
  const hasFallen = wait.state === 'fell';
  return (
    <LiveWait state={wait.state} seconds={first}>
      {hasFallen && <p>{t(`sportsbook.live.fell.${wait.reason ?? 'source'}`)}</p>}
      <p>{sumsWhole(t(hasFallen ? 'sportsbook.live.back' : 'sportsbook.live.held', { amount }))}</p>
      {!hasFallen && isOffline && <p>{t('sportsbook.live.offline')}</p>}
    </LiveWait>
  );
}
