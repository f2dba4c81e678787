import { useIsSavingData } from '@kipenga/ui';

/** Tickets come in and matches end: what is on show is asked for again, in a page that is looked at. */
const POLL_MS = 30_000;

/** How the jackpots on show are kept fresh; where data is saved, by being opened only. */
export function useOfferPolling() {
  const isSaving = useIsSavingData();
  return {
    refetchOnMountOrArgChange: true,
    pollingInterval: isSaving ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  } as const;
}
