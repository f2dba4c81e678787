import type { LiveTable } from '@kipenga/betting-core';
import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { useWords } from '../../words/use-words.ts';
import { GameShimmer } from '../GameGrid/GameShimmer.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';
import styles from './LiveTables.module.css';

/** How far the tables are: told, not yet told, or the live casino cannot be reached. */
export type LiveTablesState = 'ready' | 'loading' | 'failed';

export interface LiveTablesProps {
  /** The heading: "Live Games". */
  readonly title: string;
  /** In an order that does not change with the seats; looked at only when `state` is ready. */
  readonly tables: readonly LiveTable[];
  /** Ready unless told. Loading until the first tables are told, failed when the live casino does not answer (R7-14). */
  readonly state?: LiveTablesState;
  /** Asks again after a failure. */
  readonly onRetry?: () => void;
  /** It is being asked again, after a failure. */
  readonly isRetrying?: boolean;
  /** Asks for the launch of a table. */
  readonly onOpen?: (tableId: string) => void;
  /** The table whose launch is being asked for. */
  readonly openingId?: string | null;
  /** What to do when no table is open; a sentence unless given. */
  readonly emptyAction?: ReactNode;
}

/** Live tables, two abreast on a phone; they keep their order while seats come and go. Failed is not empty (D44). */
export function LiveTables({
  title,
  tables,
  state = 'ready',
  onRetry,
  isRetrying = false,
  onOpen,
  openingId = null,
  emptyAction,
}: LiveTablesProps) {
  const t = useWords();
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {state === 'loading' && <GameShimmer kind="table" />}
      {state === 'failed' && (
        <FailedState
          text={t('ui.casino.tables.failed')}
          onRetry={() => onRetry?.()}
          isRetrying={isRetrying}
        />
      )}
      {state === 'ready' && tables.length === 0 && (
        <EmptyState
          title={t('ui.casino.tables.empty')}
          text={t('ui.casino.emptyText')}
          action={emptyAction}
        />
      )}
      {state === 'ready' && tables.length > 0 && (
        <ul className={styles['tables']}>
          {tables.map((table) => (
            <li key={table.id}>
              <LiveTableTile table={table} isOpening={table.id === openingId} {...(onOpen && { onOpen })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
