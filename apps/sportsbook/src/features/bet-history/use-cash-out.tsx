import { bettingApi, useGetBetsQuery, type CashOutWait as Verdict } from '@kipenga/api';
import type { Bet, Cents, ProfileId, WaitFall } from '@kipenga/betting-core';
import {
  Beside,
  dialogShown,
  LateBoundary,
  lazyPart,
  message,
  PartBoundary,
  useShellDispatch,
} from '@kipenga/shell';
import { BottomSheet, Button, FailedState, Shimmer, useIsSavingData } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { fellWords, paidMessage } from './cash-out-messages.ts';

/** The cash-out panel loads with its first use. */
const CashOutPanel = lazyPart(() => import('./CashOutPanel.tsx').then((file) => file.CashOutPanel));

const FollowCashOut = lazyPart(() => import('./CashOutWait.tsx').then((file) => file.FollowCashOut));

/** A cash-out of a bet with a pick in play, from the tap on (D103). */
export interface WaitingCashOut {
  readonly bet: Bet;
  /** The payout if it stands. */
  readonly offer: Cents;
  readonly seconds: number;
  /** Time of the answer by this device's clock, in milliseconds. */
  readonly begunAt: number;
  /** The reason it fell, once known. */
  readonly fell?: WaitFall;
}

interface CashOut {
  /**
   * The button that opens the sheet, for a bet with a possible offer; nothing is requested before it is pressed
   * (D102).
   */
  readonly wayFor: (bet: Bet) => ReactNode;
  /** The sheet. It outlives the row it was opened from: a cashed-out bet leaves the open ones. */
  readonly sheet: ReactNode;
}

/** Cash-out of bets, from a list or a detail page. */
export function useCashOut(): CashOut {
  const t = useWords();
  const [bet, setBet] = useState<Bet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { wait, begin, end, forget } = useWaitingCashOut(isOpen, () => setOpen(false));
  const ask = (one: Bet) => {
    forget();
    setBet(one);
    setOpen(true);
  };
  return {
    wayFor: (one) =>
      one.canCashOut === true ? (
        <Button
          look="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('sportsbook.cashOut.openFor', { reference: one.reference })}
          onClick={() => ask(one)}
        >
          {t('sportsbook.cashOut.open')}
        </Button>
      ) : undefined,
    sheet: bet && (
      <>
        {wait !== null && wait.fell === undefined && (
          <Beside>
            <FollowCashOut key={wait.begunAt} wait={wait} onEnd={(verdict) => end(wait, verdict)} />
          </Beside>
        )}
        <BottomSheet isOpen={isOpen} title={t('sportsbook.cashOut.title')} onClose={() => setOpen(false)}>
          <PartBoundary
            resetKey={bet.id}
            fallback={(again) => <FailedState text={t('sportsbook.cashOut.failed')} onRetry={again} />}
          >
            <LateBoundary fallback={<Shimmer kind="bet" />}>
              <CashOutPanel
                bet={bet}
                wait={wait?.bet.id === bet.id ? wait : null}
                onWait={begin}
                onDone={() => setOpen(false)}
              />
            </LateBoundary>
          </PartBoundary>
        </BottomSheet>
      </>
    ),
  };
}

/** The waiting cash-out of this page. A fall is told in the sheet if it is open; any other end in a dialog. */
function useWaitingCashOut(isOpen: boolean, close: () => void) {
  const dispatch = useShellDispatch();
  const [wait, setWait] = useState<WaitingCashOut | null>(null);
  return {
    wait,
    begin: setWait,
    end: (ended: WaitingCashOut, { state, reason = 'source', ...amounts }: Verdict) => {
      dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
      const hasFallen = state === 'fell';
      setWait(hasFallen && isOpen ? { ...ended, fell: reason } : null);
      if (hasFallen && isOpen) return;
      close();
      dispatch(
        dialogShown(
          hasFallen
            ? {
                tone: 'info',
                title: message('sportsbook.cashOut.fell'),
                message: fellWords(reason),
              }
            : paidMessage({ ...amounts, paid: amounts.offer }, message('sportsbook.cashOut.stood')),
        ),
      );
    },
    /** Removes a fallen cash-out once it has been read. */
    forget: () => setWait((one) => (one?.fell === undefined ? one : null)),
  };
}

const ASK_MS = 10_000;
const SAVING_MS = 60_000;
/** Polling interval while a bet waits, since a wait on a match in play takes only a few seconds. */
const WAIT_MS = 2_000;

/**
 * Keeps bets up to date with what the house does by itself. While an open bet on show has a floor (D102) or waits
 * (D103), open bets are polled in a visible page. Once one is no longer open, all that its money changes is refetched
 * too.
 */
export function useFloorWatch(profileId: ProfileId | undefined, open: readonly Bet[] | undefined): void {
  const dispatch = useShellDispatch();
  const isSaving = useIsSavingData();
  const waiting = open
    ?.flatMap((bet) =>
      bet.badge === 'waiting' || (bet.status === 'open' && bet.cashOutFloor !== undefined) ? bet.id : [],
    )
    .join(' ');
  const isAnyInWait = open?.some(({ badge }) => badge === 'waiting') === true;
  useGetBetsQuery(waiting && profileId ? { profileId, from: null, status: 'open' } : skipToken, {
    pollingInterval: isAnyInWait ? WAIT_MS : isSaving ? SAVING_MS : ASK_MS,
    skipPollingIfUnfocused: true,
  });
  const known = useRef('');
  useEffect(() => {
    if (waiting === undefined) return;
    const isOneGone =
      known.current !== '' && known.current.split(' ').some((id) => !waiting.split(' ').includes(id));
    known.current = waiting;
    if (isOneGone) dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
  }, [dispatch, waiting]);
}
