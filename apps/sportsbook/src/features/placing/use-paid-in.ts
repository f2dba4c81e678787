import { useGetBalanceQuery } from '@kipenga/api';
import type { Cents } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** How often the balance is asked for while money is awaited (R4-25, R9-09). */
const BALANCE_POLL_MS = 5_000;

/** Calls when the balance covers an amount; whoever is called awaits it no longer. Nothing is awaited, nor asked for, while it is null. */
export function usePaidIn(amount: Cents | null, onPaid: () => void): void {
  const profile = useSelector(selectProfile);
  const isAwaited = amount !== null && profile !== null;
  const { data: wallet } = useGetBalanceQuery(isAwaited ? { profileId: profile.profileId } : skipToken, {
    pollingInterval: BALANCE_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const isPaid = isAwaited && wallet !== undefined && wallet.balance >= amount;
  useEffect(() => {
    if (isPaid) onPaid();
  });
}
