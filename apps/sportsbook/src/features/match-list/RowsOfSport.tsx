import { MAIN_COLUMNS, mainColumns, type Match, type Sport } from '@kipenga/betting-core';
import { ColumnLabels } from '@kipenga/ui';
import { useSportName } from '../../words/use-sport-name.ts';
import { DayRows } from './DayRows.tsx';
import styles from './rows-of-sport.module.css';

interface RowsOfSportProps {
  /** Undefined for a sport whose first match came during the visit: its rows have room for any price. */
  readonly sport: Sport | undefined;
  /** Shown above the rows of an unknown sport. */
  readonly orElse: string;
  readonly matches: readonly Match[];
}

/** Matches of one sport among those of others: under its name, with its own columns. */
export function RowsOfSport({ sport, orElse, matches }: RowsOfSportProps) {
  const sportName = useSportName();
  const columns = sport === undefined ? MAIN_COLUMNS : mainColumns(sport);
  return (
    <div className={styles['sport']}>
      <h2>{sport === undefined ? orElse : sportName(sport)}</h2>
      <ColumnLabels columns={columns}>
        <DayRows matches={matches} columns={columns} />
      </ColumnLabels>
    </div>
  );
}
