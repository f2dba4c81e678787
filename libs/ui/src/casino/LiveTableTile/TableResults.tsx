import { resultTone } from './result-tone.ts';
import styles from './LiveTableTile.module.css';

/** As many as fit a table of half a phone. */
const MOST_DRAWN = 7;

interface TableResultsProps {
  /** From the latest. */
  readonly recent: readonly string[];
  readonly typeId: string;
}

/** The last results on the edge of the table, the latest first. Decoration: the words below say the same. */
export const TableResults = ({ recent, typeId }: TableResultsProps) => (
  <span className={styles['results']} aria-hidden="true">
    {recent.slice(0, MOST_DRAWN).map((mark, at) => (
      <span key={at} data-tone={resultTone(typeId, mark)}>
        {mark}
      </span>
    ))}
  </span>
);
