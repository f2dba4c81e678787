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

/** A deposit that the house asked for and that has not ended (D42). */
const PENDING = 'TRX_SUCCESS';

/** A prompt on a phone lives for minutes: an older one waits for the house's people, not for a PIN. */
const PROMPT_LASTS_MS = 600_000;

interface Asked {
  readonly phone: Msisdn;
  /** When this form asked for a deposit; null where it has not. */
  readonly askedAtMs: number | null;
  readonly polling: { readonly pollingInterval: number; readonly skipPollingIfUnfocused: boolean };
}

interface LatestDeposit {
  /** The newest since the form asked for one, or one whose prompt was open already when the form was opened; null without one. */
  readonly latest: Transaction | null;
  /** Asks at once what has become of it. */
  readonly look: () => unknown;
}

/** The deposit that is followed. An answer from before the asking says nothing of it. */
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
