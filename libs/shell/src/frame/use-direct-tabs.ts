import type { MenuTab } from '@kipenga/ui';
import { startTransition, useEffect, useState } from 'react';
import { useIsPrefetchAllowed } from '../ground/prefetch.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { whenIdle } from '../ground/when-idle.ts';

/** The entries of the direct games: null until they are asked for, none where the list did not come. */
export type DirectTabs = readonly MenuTab[] | null;

/**
 * The menu entries of the direct games (R2-22), asked for once the row is shown and the browser is idle, in a file of their own. A
 * list that did not come is asked for again on the next screen. Where data is saved it waits for a person (decision 0008): it would
 * bring the wire along.
 */
export function useDirectTabs(isRowShown: boolean, pathname: string): DirectTabs {
  const dispatch = useShellDispatch();
  const isPrefetchAllowed = useIsPrefetchAllowed();
  const [tabs, setTabs] = useState<DirectTabs>(null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (!isRowShown || isKnown || !isPrefetchAllowed) return;
    let isGone = false;
    const put = (found: DirectTabs) => {
      if (isGone) return;
      startTransition(() => {
        setTabs(found ?? []);
        setKnown(found !== null);
      });
    };
    const stop = whenIdle(() => {
      import('./direct-tabs.ts')
        .then(({ loadDirectTabs }) => loadDirectTabs(dispatch))
        .then(put, () => put(null));
    });
    return () => {
      isGone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen asks again after a failure
  }, [dispatch, isRowShown, isKnown, isPrefetchAllowed, pathname]);
  return tabs;
}
