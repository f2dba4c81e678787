import { useGetLiveCountQuery } from '@kipenga/api';
import { useIsSavingData } from '@kipenga/ui';
import { useEffect } from 'react';

const ASK_MS = 60_000;

export interface LiveCountProps {
  readonly isEsport: boolean;
  /** Takes the number of matches in play as text for a tab, or nothing if there are none. */
  readonly onLiveCount: (count: string) => void;
}

/** Polls the number of matches in play in a visible page; asks once where data is saved. Renders nothing. */
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
