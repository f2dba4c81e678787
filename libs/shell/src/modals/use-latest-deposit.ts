import { useGetTransactionsQuery } from '@kipenga/api';
import {
  addDays,
  instantFromMs,
  nairobiDayOf,
  splitByType,
  toMs,
  type Msisdn,
  type Transaction,
} from '@kipenga/betting-core';
import { useState } from 'react';

/** Status of a deposit that was requested and has not ended (D42). */
const PENDING = 'TRX_SUCCESS';

/** Milliseconds a prompt stays open on the phone. An older deposit waits for the house's staff, not for a PIN. */
const PROMPT_LASTS_MS = 600_000;

interface Asked {
  readonly phone: Msisdn;
  /** Time of this form's request; null without one. */
  readonly askedAtMs: number | null;
  readonly polling: { readonly pollingInterval: number; readonly skipPollingIfUnfocused: boolean };
}

interface LatestDeposit {
  /** The newest deposit since the form's request, or one whose prompt was open when the form was opened; null without one. */
  readonly latest: Transaction | null;
  /** Checks its status at once. */
  readonly look: () => unknown;
}

/** Returns the deposit to follow. Answers from before the request are ignored. */
export function useLatestDeposit({ phone, askedAtMs, polling }: Asked): LatestDeposit {
  const [openedAtMs] = useState(() => Date.now());
  const [isFollowed, setFollowed] = useState(false);
  const today = nairobiDayOf(instantFromMs(askedAtMs ?? openedAtMs));
  const isPolled = isFollowed || askedAtMs !== null;
  const {
    currentData = [],
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetTransactionsQuery(
    { phone, from: addDays(today, -1), to: addDays(today, 1) },
    { ...(isPolled && polling), refetchOnMountOrArgChange: true },
  );
  if (fulfilledTimeStamp < (askedAtMs ?? openedAtMs)) return { latest: null, look: refetch };
  const [newest = null] = splitByType(currentData).deposits;
  const isOpen = newest?.status === PENDING && toMs(newest.at) > openedAtMs - PROMPT_LASTS_MS;
  if (isOpen && !isFollowed) setFollowed(true);
  return { latest: isPolled || isOpen ? newest : null, look: refetch };
}
