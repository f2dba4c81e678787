import { bettingApi, useGetBetsQuery } from '@kipenga/api';
import type { Bet, ProfileId } from '@kipenga/betting-core';
import { useShellDispatch } from '@kipenga/shell';
import { useIsSavingData } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';

const ASK_MS = 10_000;
const SAVING_MS = 60_000;

/**
 * Keeps bets with a floor true to what the house does of itself (D102): while one is among the open bets on show, they are asked for again, in a
 * page that is looked at. Once one is open no more, all that its money moves is asked for too.
 */
export function useFloorWatch(profileId: ProfileId | undefined, open: readonly Bet[] | undefined): void {
  const dispatch = useShellDispatch();
  const isSaving = useIsSavingData();
  const waiting = open
    ?.flatMap((bet) => (bet.status === 'open' && bet.cashOutFloor !== undefined ? bet.id : []))
    .join(' ');
  useGetBetsQuery(waiting && profileId ? { profileId, from: null, status: 'open' } : skipToken, {
    pollingInterval: isSaving ? SAVING_MS : ASK_MS,
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
