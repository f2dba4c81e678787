import type { MainColumn } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { COLUMN_LABEL } from '../MatchCard/column-words.ts';
import styles from './ColumnLabels.module.css';

export interface ColumnLabelsProps {
  /** The same as of the cards below. */
  readonly columns: readonly MainColumn[];
  /** What stands over the columns, where it is not their own headings. */
  readonly labels?: readonly string[] | undefined;
  /** The matches under the headings. Their room is measured once, here, for all of them. */
  readonly children?: ReactNode;
}

/**
 * A list of matches under the headings of its prices, which stay under the tabs and leave where the buttons carry their own
 * labels. The headings are decoration: every price is named in full.
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
