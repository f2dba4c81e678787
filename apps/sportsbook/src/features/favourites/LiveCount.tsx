import { useGetLiveCountQuery } from '@kipenga/api';
import { useIsSavingData } from '@kipenga/ui';
import { useEffect } from 'react';

const ASK_MS = 60_000;

export interface LiveCountProps {
  readonly isEsport: boolean;
  /** Hears how many matches are in play, as it stands behind the word of a tab; nothing where there are none. */
  readonly onLiveCount: (count: string) => void;
}

/** Asks how many matches are in play, in a page that is looked at, and draws nothing. Where data is saved it asks once. */
export function LiveCount({ isEsport, onLiveCount }: LiveCountProps) {
  const isSaving = useIsSavingData();
  const { data = [] } = useGetLiveCountQuery(
    {},
    { pollingInterval: isSaving ? 0 : ASK_MS, skipPollingIfUnfocused: true },
  );
  const count = data
    .filter((one) => one.isEsport === isEsport)
    .reduce((sum, { matches }) => sum + matches, 0);
  useEffect(() => onLiveCount(count > 0 ? ` ${count}` : ''), [count, onLiveCount]);
  return null;
}
