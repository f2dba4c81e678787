import type { MenuTab } from '@kipenga/ui';
import { startTransition, useEffect, useState } from 'react';
import { useIsPrefetchAllowed } from '../ground/prefetch.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { whenIdle } from '../ground/when-idle.ts';

/** Menu entries of the direct games: null until they are requested, empty if the list failed to load. */
export type DirectTabs = readonly MenuTab[] | null;

/** Milliseconds until the first retry of a list that failed; each further pause is twice as long. */
const PAUSE_MS = 4000;
/** Most retries on one screen, for about four minutes. */
const MOST_TRIES = 6;

/**
 * Returns the menu entries of the direct games (R2-22). They are loaded, with a file of their own, once the row is shown and the
 * browser is idle. A failed list is loaded again after a pause, on the next screen, and when the network is back. In data saving it
 * waits for a sign of a person (decision 0008), because it would load the wire too.
 */
export function useDirectTabs(isRowShown: boolean, pathname: string, isOffline: boolean): DirectTabs {
  const dispatch = useShellDispatch();
  const isPrefetchAllowed = useIsPrefetchAllowed();
  const [tabs, setTabs] = useState<DirectTabs>(null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (!isRowShown || isKnown || isOffline || !isPrefetchAllowed) return;
    let isGone = false;
    let pause: ReturnType<typeof setTimeout>;
    let stop: () => void;
    const ask = (tries: number) => {
      const put = (found: DirectTabs) => {
        if (isGone) return;
        startTransition(() => {
          setTabs(found ?? []);
          setKnown(found !== null);
        });
        if (found === null && tries < MOST_TRIES) pause = setTimeout(ask, PAUSE_MS * 2 ** tries, tries + 1);
      };
      stop = whenIdle(() => {
        import('./direct-tabs.ts')
          .then(({ loadDirectTabs }) => loadDirectTabs(dispatch))
          .then(put, () => put(null));
      });
    };
    ask(0);
    return () => {
      isGone = true;
      clearTimeout(pause);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen asks again
  }, [dispatch, isRowShown, isKnown, isPrefetchAllowed, pathname, isOffline]);
  return tabs;
}
