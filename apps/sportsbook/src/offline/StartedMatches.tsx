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
 * Without the house, no update says that a match has begun: then the phone's clock decides. The match's row says that
 * it has begun, and has no prices. The next answer of the house overrides it.
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
