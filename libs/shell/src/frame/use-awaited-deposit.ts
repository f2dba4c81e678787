import { bettingApi } from '@kipenga/api';
import type { Cents, ProfileId } from '@kipenga/betting-core';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { selectModal } from '../modals/modal.slice.ts';
import { awaitedDeposit, keepAwaitedDeposit, type AwaitedDeposit } from '../modals/over-reload.ts';

/** Milliseconds between requests for the balance while a deposit is awaited (R4-25, R9-09). */
export const AWAITING_MS = 5_000;

/**
 * Returns the deposit whose prompt was sent and whose money has not arrived; null for none, and while the deposit window itself is
 * open. Its window may have been closed, or the page reloaded (R4-25).
 */
export function useAwaitedDeposit(profileId: ProfileId): AwaitedDeposit | null {
  const modal = useSelector(selectModal); // a window that closes may leave one behind
  return modal?.name === 'deposit' ? null : awaitedDeposit(profileId);
}

/** Stops waiting once the balance has grown, and marks the lists of payments as stale. */
export function useDepositSeen(awaited: AwaitedDeposit | null, balance: Cents | undefined): void {
  const dispatch = useShellDispatch();
  const hasArrived = awaited !== null && balance !== undefined && balance > awaited.balance;
  useEffect(() => {
    if (!hasArrived) return;
    keepAwaitedDeposit(null);
    dispatch(bettingApi.util.invalidateTags(['Transaction']));
  }, [dispatch, hasArrived]);
}
