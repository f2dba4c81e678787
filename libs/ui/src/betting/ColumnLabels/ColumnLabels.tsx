import type { MainColumn } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { COLUMN_LABEL } from '../MatchCard/column-words.ts';
import styles from './ColumnLabels.module.css';

/** The headings over the prices, sticky under the tabs; gone where the buttons carry their own labels. Decoration: every price is named in full. */
export function ColumnLabels({
  columns,
}: {
  /** The same as of the cards below. */
  readonly columns: readonly MainColumn[];
}) {
  const t = useWords();
  return (
    <div className={styles['labels']} aria-hidden="true">
      <div className={styles['row']}>
        {columns.map((column) => (
          <span key={column}>{t(COLUMN_LABEL[column])}</span>
        ))}
      </div>
    </div>
  );
}
