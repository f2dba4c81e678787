import { closeStarted } from '@kipenga/api';
import { compareInstants } from '@kipenga/betting-core';
import { useMinute } from '@kipenga/ui';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { rowsAreNotedBy } from '../features/match-list/row-note.ts';
import { useWords } from '../words/use-words.ts';
import styles from './offline.module.css';

function Started() {
  const t = useWords();
  return <b className={styles['started']}>{t('sportsbook.offline.started')}</b>;
}

/**
 * While the house is not heard, nobody tells that a match has begun: it goes by the phone's clock. A match that has begun says so in its
 * row, and has no prices to pick. The next answer of the house brings what it knows.
 */
export function StartedMatches() {
  const store = useStore();
  const now = useMinute();
  useEffect(() => {
    rowsAreNotedBy((match) => compareInstants(match.startsAt, now) <= 0 && <Started />);
    const stop = closeStarted(store, now);
    return () => {
      stop();
      rowsAreNotedBy();
    };
  }, [store, now]);
  return null;
}
