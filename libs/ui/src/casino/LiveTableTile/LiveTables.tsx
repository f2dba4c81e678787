import type { LiveTable } from '@kipenga/betting-core';
import { useId } from 'react';
import { LiveTableTile } from './LiveTableTile.tsx';
import styles from './LiveTables.module.css';

export interface LiveTablesProps {
  /** The heading: "Live Games". */
  readonly title: string;
  /** In an order that does not change with the seats. */
  readonly tables: readonly LiveTable[];
  /** Asks for the launch of a table. */
  readonly onOpen?: (tableId: string) => void;
  /** The table whose launch is being asked for. */
  readonly openingId?: string | null;
}

/** Live tables, two abreast on a phone; they keep their order while seats come and go. */
export function LiveTables({ title, tables, onOpen, openingId = null }: LiveTablesProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['tables']}>
        {tables.map((table) => (
          <li key={table.id}>
            <LiveTableTile table={table} isOpening={table.id === openingId} {...(onOpen && { onOpen })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
