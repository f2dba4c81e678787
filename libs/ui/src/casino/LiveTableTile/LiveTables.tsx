import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { useWords } from '../../words/use-words.ts';
import { GameShimmer } from '../GameGrid/GameShimmer.tsx';
import { SnapHead } from '../SnapRow/SnapHead.tsx';
import { useSnapRow } from '../SnapRow/use-snap-row.ts';
import { LiveTableTile, type LiveTableTileTable } from './LiveTableTile.tsx';
import slider from '../GameSlider/GameSlider.module.css';
import styles from './LiveTables.module.css';

/** Load state of the tables; failed if the live casino cannot be reached. */
export type LiveTablesState = 'ready' | 'loading' | 'failed';

export interface LiveTablesProps {
  /** The heading: "Live Games". */
  readonly title: string;
  /** The tables in an order that does not depend on free seats; read only when `state` is ready. */
  readonly tables: readonly LiveTableTileTable[];
  /** Ready by default; loading until the first tables arrive, failed if the live casino does not answer (R7-14). */
  readonly state?: LiveTablesState;
  /** Address of the whole list. With it, the tables stand in one row that moves by finger, buttons or Tab. */
  readonly seeAllHref?: string;
  /** True if no update was received lately: each table says so. */
  readonly isStale?: boolean;
  /** Loads again after a failure. */
  readonly onRetry?: () => void;
  /** True while it loads again after a failure. */
  readonly isRetrying?: boolean;
  /** Requests the launch of a table. */
  readonly onOpen?: (tableId: string) => void;
  /** Id of the table whose launch is being requested. */
  readonly openingId?: string | null;
  /** Shown in place of the usual sentence when no table is open. */
  readonly emptyAction?: ReactNode;
}

/**
 * Live tables, two abreast on a phone or in one row; they keep their order while seats change. A failed load differs from an empty
 * list (D44).
 */
export function LiveTables(props: LiveTablesProps) {
  const { title, tables, state = 'ready', seeAllHref } = props;
  const id = useId();
  const isShown = state === 'ready' && tables.length > 0;
  if (isShown && seeAllHref !== undefined) return <TableRow {...props} seeAllHref={seeAllHref} />;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {isShown ? (
        <ul className={styles['tables']}>
          <Tiles {...props} />
        </ul>
      ) : (
        <NoTables {...props} />
      )}
    </section>
  );
}

/** Placeholder for the tables while they load, after a failure, or when none is open. */
function NoTables({ state, seeAllHref, onRetry, isRetrying = false, emptyAction }: LiveTablesProps) {
  const t = useWords();
  if (state === 'loading')
    return <GameShimmer kind="table" {...(seeAllHref !== undefined && { count: 2 })} />;
  if (state === 'failed')
    return (
      <FailedState text={t('ui.casino.tables.failed')} onRetry={() => onRetry?.()} isRetrying={isRetrying} />
    );
  return (
    <EmptyState title={t('ui.casino.tables.empty')} text={t('ui.casino.emptyText')} action={emptyAction} />
  );
}

type TilesProps = Pick<LiveTablesProps, 'tables' | 'isStale' | 'onOpen' | 'openingId'>;

const Tiles = ({ tables, isStale = false, onOpen, openingId = null }: TilesProps) =>
  tables.map((table) => (
    <li key={table.id}>
      <LiveTableTile
        table={table}
        isStale={isStale}
        isOpening={table.id === openingId}
        {...(onOpen && { onOpen })}
      />
    </li>
  ));

/** The first tables of the list in one row. The last one is cut off to show that there are more. */
function TableRow({
  title,
  seeAllHref,
  ...list
}: TilesProps & { readonly title: string; readonly seeAllHref: string }) {
  const id = useId();
  const row = useSnapRow<HTMLUListElement>();
  return (
    <section className={slider['slider']} aria-labelledby={id}>
      <SnapHead id={id} title={title} seeAllHref={seeAllHref} row={row} />
      <ul
        ref={row.ref}
        className={`${slider['row']} ${styles['row']}`}
        onScroll={row.onScroll}
        onKeyDown={row.onKeyDown}
      >
        <Tiles {...list} />
      </ul>
    </section>
  );
}
