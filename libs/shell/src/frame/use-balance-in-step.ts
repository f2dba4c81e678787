import { bettingApi, type Balance } from '@kipenga/api';
import type { ProfileId } from '@kipenga/betting-core';
import { useEffect, useRef } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { balanceTold } from '../session/session.slice.ts';

/** Name of the channel by which the tabs of a browser share a changed balance. */
const CHANNEL = 'kipenga-balance';

/**
 * Tells the customer's other tabs when the balance changes here, and refetches it when it has changed there. A bet placed in one
 * window is thus seen in a window beside it, which stays visible and is not refetched on focus (D48). The session stores the
 * balance, so that no screen starts with an older one.
 * @param told undefined until it is known.
 */
export function useBalanceInStep(profileId: ProfileId, told: Balance | undefined): void {
  const balance = told?.balance;
  const dispatch = useShellDispatch();
  const channel = useRef<BroadcastChannel | null>(null);
  const known = useRef('');
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const isOfCustomer = typeof data === 'string' && data.startsWith(`${profileId} `);
      if (isOfCustomer && data !== known.current)
        dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
    });
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [dispatch, profileId]);
  useEffect(() => {
    if (told !== undefined) dispatch(balanceTold(told));
  }, [dispatch, told]);
  useEffect(() => {
    if (balance === undefined) return;
    known.current = `${profileId} ${balance}`;
    channel.current?.postMessage(known.current);
  }, [balance, profileId]);
}
