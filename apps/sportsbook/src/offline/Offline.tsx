import { bettingApi, CACHE_TAGS } from '@kipenga/api';
import { instantFromMs, type Instant } from '@kipenga/betting-core';
import { useIsOffline, useShellDispatch } from '@kipenga/shell';
import { useDates } from '@kipenga/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/use-words.ts';
import { keepOffline } from './keep-offline.ts';
import styles from './offline.module.css';
import { StartedMatches } from './StartedMatches.tsx';

/** The element in which the frame shows the state of the network. */
const NETWORK = '[data-network]';

const readDate = (text: unknown): Instant | null => {
  const ms = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : instantFromMs(ms);
};

/** The time of this page, if it came from the phone; else null. */
const pageKeptAt = (): Instant | null => readDate(document.documentElement.dataset['keptAt']);

/**
 * The time of the oldest content, while some of it comes from the phone (decision 0084); null once the house has
 * answered. A page from the phone loads everything again.
 */
function useKeptAt(): Instant | null {
  const [keptAt, setKeptAt] = useState(pageKeptAt);
  const dispatch = useShellDispatch();
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const hear = ({ data }: MessageEvent<{ readonly keptAt?: unknown } | null>) => {
      if (data?.keptAt === undefined) return;
      const heard = readDate(data.keptAt);
      if (heard === null) delete document.documentElement.dataset['keptAt']; // the house has answered
      setKeptAt((known) => (heard === null || known === null || heard < known ? heard : known));
    };
    serviceWorker?.addEventListener('message', hear);
    if (pageKeptAt() !== null) dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
    return () => serviceWorker?.removeEventListener('message', hear);
  }, [dispatch]);
  return keptAt;
}

/** Lets the phone keep what it needs offline, and shows the age of prices from the phone. */
export function Offline() {
  const t = useWords();
  const date = useDates();
  const keptAt = useKeptAt();
  // Runs after its words and its file have loaded, so that they are kept as well.
  useEffect(() => void keepOffline().catch(() => undefined), []);
  const place = document.querySelector(NETWORK);
  const isOffline = useIsOffline();
  const age = keptAt !== null && t('sportsbook.offline.asOf', { at: date(keptAt, 'near') });
  return (
    <>
      {(isOffline || keptAt !== null) && <StartedMatches />}
      {age && place !== null && createPortal(<p className={styles['asOf']}>{age}</p>, place)}
    </>
  );
}
