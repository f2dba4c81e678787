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

/** How far the tables are: told, not yet told, or the live casino cannot be reached. */
export type LiveTablesState = 'ready' | 'loading' | 'failed';

export interface LiveTablesProps {
  /** The heading: "Live Games". */
  readonly title: string;
  /** In an order that does not change with the seats; looked at only when `state` is ready. */
  readonly tables: readonly LiveTableTileTable[];
  /** Ready unless told. Loading until the first tables are told, failed when the live casino does not answer (R7-14). */
  readonly state?: LiveTablesState;
  /** One row that a finger, the buttons or Tab move, where it is a taste of the list behind this address. */
  readonly seeAllHref?: string;
  /** Nobody tells of the tables at the moment: each says so. */
  readonly isStale?: boolean;
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

/** Live tables, two abreast on a phone or in one row; they keep their order while seats come and go. Failed is not empty (D44). */
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

/** What stands where no tables are: they are on their way, could not be loaded, or none is open. */
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

/** A taste of the tables in one row. The cut-off table says that there are more. */
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
