import { useGetBetWaitQuery, type BetWait } from '@kipenga/api';
import { formatKes } from '@kipenga/betting-core';
import { useIsOffline, useMessageText, useShellDispatch } from '@kipenga/shell';
import { Button, ButtonLink, focusTitle, LiveWait, sumsWhole } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import { selectionsAdded } from '../slip/index.ts';
import styles from './placing.module.css';
import { verdictWords, type LiveWaits as Waits, type WaitingBet } from './use-live-waits.ts';

/** A verdict arrives a moment after the wait; until then it is polled at this interval. */
const JUDGED_AFTER_MS = 300;
const ASK_MS = 1_000;

/** Follows every wait of this page, whether its sheet is open or not. Renders nothing. */
export const FollowWaits = ({ waits }: { readonly waits: Waits }) =>
  waits.bets
    .filter(({ verdict }) => verdict === null)
    .map((bet) => <FollowWait key={bet.betId} bet={bet} onEnd={(verdict) => waits.end(bet, verdict)} />);

function FollowWait({
  bet,
  onEnd,
}: {
  readonly bet: WaitingBet;
  readonly onEnd: (verdict: BetWait) => void;
}) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), bet.endsAt - Date.now() + JUDGED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [bet.endsAt]);
  const { data } = useGetBetWaitQuery(isDue ? { betId: bet.betId } : skipToken, {
    pollingInterval: ASK_MS,
    refetchOnReconnect: true,
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (data !== undefined && data.state !== 'waiting') end(data);
  }, [data]);
  return null;
}

/**
 * The waiting bets with their remaining seconds, and their verdicts. The button that placed them is gone, so the
 * title takes the focus and scrolls into view.
 */
export function LiveWaits({ waits, onClose }: { readonly waits: Waits; readonly onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current && document.activeElement?.closest('dialog') == null) focusTitle(place.current);
    place.current?.scrollIntoView?.();
  }, []);
  return (
    <div ref={place} className={`${styles['outcome']} ${styles['waits']}`}>
      {waits.bets.map((bet) => (
        <OneWait key={bet.betId} bet={bet} waits={waits} onClose={onClose} />
      ))}
    </div>
  );
}

interface OneWaitProps {
  readonly bet: WaitingBet;
  readonly waits: Waits;
  readonly onClose: () => void;
}

function OneWait({ bet, waits, onClose }: OneWaitProps) {
  const t = useWords();
  const toText = useMessageText();
  const dispatch = useShellDispatch();
  const isOffline = useIsOffline();
  const { verdict, request, seconds, endsAt } = bet;
  // A reopened sheet continues the countdown.
  const [secondsLeft] = useState(() => (endsAt - Date.now()) / 1_000);
  // The status element stays for the verdict: a screen reader announces its change.
  return (
    <div className={styles['outcome']}>
      <LiveWait state={verdict?.state ?? 'waiting'} seconds={seconds} secondsLeft={secondsLeft}>
        <PicksOf bet={bet} />
        {verdict === null ? (
          <p>{sumsWhole(t('sportsbook.live.held', { amount: formatKes(request.stake) }))}</p>
        ) : (
          verdictWords(bet, verdict).map((words, at) => <p key={at}>{sumsWhole(toText(words))}</p>)
        )}
        {verdict === null && isOffline && <p>{t('sportsbook.live.offline')}</p>}
      </LiveWait>
      {verdict !== null && (
        <div className={styles['ways']}>
          {verdict.state === 'fell' && (
            <Button
              onClick={({ currentTarget }) => {
                focusTitle(currentTarget);
                waits.forget();
                dispatch(selectionsAdded(request.selections));
              }}
            >
              {t('sportsbook.live.again')}
            </Button>
          )}
          <ButtonLink look="secondary" href="/bets" onClick={onClose}>
            {t('sportsbook.slip.myBets')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The pick of a bet on one, or else the number of picks. */
function PicksOf({ bet: { request } }: { readonly bet: WaitingBet }) {
  const t = useWords();
  const { pickName } = usePickNames();
  const [pick, ...others] = request.selections;
  if (pick === undefined) return null;
  return (
    <p>
      <b>
        {others.length === 0
          ? pickName(pick)
          : t('sportsbook.live.picks', { count: request.selections.length })}
      </b>
      {others.length === 0 && ` · ${pick.homeTeam} v ${pick.awayTeam}`}
    </p>
  );
}
