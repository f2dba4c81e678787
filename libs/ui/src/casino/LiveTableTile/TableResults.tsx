import { resultTone } from './result-tone.ts';
import styles from './LiveTableTile.module.css';

/** Number of results that fit a tile of half a phone's width. */
const MOST_DRAWN = 7;

interface TableResultsProps {
  /** Results, latest first. */
  readonly recent: readonly string[];
  readonly typeId: string;
}

/** The last results on the edge of the table, latest first. Decoration: the text below says the same. */
export const TableResults = ({ recent, typeId }: TableResultsProps) => (
  <span className={styles['results']} aria-hidden="true">
    {recent.slice(0, MOST_DRAWN).map((mark, at) => (
      <span key={at} data-tone={resultTone(typeId, mark)}>
        {mark}
      </span>
    ))}
  </span>
);
