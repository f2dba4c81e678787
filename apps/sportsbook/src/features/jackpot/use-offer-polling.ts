import { useIsSavingData } from '@kipenga/ui';

/** Tickets come in and matches end: visible pages poll at this interval. */
const POLL_MS = 30_000;

/** Query options that keep shown jackpots up to date; where data is saved, only on opening. */
export function useOfferPolling() {
  const isSaving = useIsSavingData();
  return {
    refetchOnMountOrArgChange: true,
    pollingInterval: isSaving ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  } as const;
}
