import type { MainColumn } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { COLUMN_LABEL } from '../MatchCard/column-words.ts';
import styles from './ColumnLabels.module.css';

export interface ColumnLabelsProps {
  /** The same columns as those of the cards below. */
  readonly columns: readonly MainColumn[];
  /** Texts over the columns in place of their usual headings. */
  readonly labels?: readonly string[] | undefined;
  /** The match cards under the headings. The available width is measured once, here, for all cards. */
  readonly children?: ReactNode;
}

/**
 * A list of matches under sticky column headings. The headings disappear where the buttons carry their own labels. They are
 * decoration: each price has a full accessible name.
 */
export function ColumnLabels({ columns, labels, children }: ColumnLabelsProps) {
  const t = useWords();
  return (
    <div className={styles['list']}>
      <div className={styles['labels']} aria-hidden="true">
        {columns.map((column, at) => (
          <span key={column}>{labels?.[at] ?? t(COLUMN_LABEL[column])}</span>
        ))}
      </div>
      {children}
    </div>
  );
}
