import { bettingApi, type Balance } from '@kipenga/api';
import type { ProfileId } from '@kipenga/betting-core';
import { useEffect, useRef } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { balanceTold } from '../session/session.slice.ts';

/** Where the tabs of a browser tell each other what they know of a balance. */
const CHANNEL = 'kipenga-balance';

/**
 * Tells the other tabs of a customer when the balance is another here, and asks anew when it is another there: a bet placed in one
 * window is seen in the one beside it, which never loses sight and so is not asked anew by being looked at again (D48). The session
 * keeps it, so that nothing on the screen begins with an older one.
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
