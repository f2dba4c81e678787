import { useGetTransactionsQuery } from '@kipenga/api';
import { addDays, instantFromMs, nairobiDayOf, splitByType, type Msisdn } from '@kipenga/betting-core';

/** What a deposit's transaction says once it was refused on the phone, or its time ran out. */
const GIVEN_UP = 'FAILED';

/**
 * Whether the deposit asked for at this moment has come to nothing: the newest of the list is it. Asks nothing with null.
 * An answer from before the moment says nothing of it.
 */
export function useIsGivenUp(
  phone: Msisdn,
  askedAtMs: number | null,
  polling: { readonly pollingInterval: number; readonly skipPollingIfUnfocused: boolean },
): boolean {
  const today = nairobiDayOf(instantFromMs(askedAtMs ?? 0));
  const { currentData = [], fulfilledTimeStamp = 0 } = useGetTransactionsQuery(
    { phone, from: addDays(today, -1), to: addDays(today, 1) },
    { ...polling, skip: askedAtMs === null, refetchOnMountOrArgChange: true },
  );
  if (askedAtMs === null || fulfilledTimeStamp < askedAtMs) return false;
  return splitByType(currentData).deposits[0]?.status === GIVEN_UP;
}
