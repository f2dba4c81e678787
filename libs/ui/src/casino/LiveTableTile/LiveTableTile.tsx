import type { LivePhase, LiveTable } from '@kipenga/betting-core';
import { memo, useState, type ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { wholeKes } from '../../jackpot/whole-kes.ts';
import { useIsSavingData } from '../../tokens/data-saver.ts';
import { useWords, type UiWordId } from '../../words/use-words.ts';
import { TableResults } from './TableResults.tsx';
import { TableSeats } from './TableSeats.tsx';
import styles from './LiveTableTile.module.css';

/** State of a table. `open`: a tap requests its launch; `full`: no seat is free; `opening`: the launch is under way. */
export type LiveTableState = 'open' | 'full' | 'opening';

/** A live table with the provider's game type code, which decides the colours of its results. */
export interface LiveTableTileTable extends LiveTable {
  readonly typeId?: string;
}

const PHASE_WORD = {
  betting: 'ui.casino.table.phase.betting',
  running: 'ui.casino.table.phase.running',
  shown: 'ui.casino.table.phase.shown',
} as const satisfies Record<LivePhase, UiWordId>;

export interface LiveTableTileProps {
  /** The last known state of the table. It shows as full as soon as no seat is free. */
  readonly table: LiveTableTileTable;
  /** True if no update was received lately: it says so in place of the table's current activity. */
  readonly isStale?: boolean;
  /** Requests the launch. Pass one stable function to all tables. */
  readonly onOpen?: (tableId: string) => void;
  /** True while its launch is requested. */
  readonly isOpening?: boolean;
}

/**
 * A live table: its picture (drawn seats without one, or in data saving), current activity, last results, limits and seats. When it
 * fills up while on screen it turns grey under the sign "Full", keeps its place and its focus, and ignores taps. Changes are not
 * announced, since a list must not speak by itself.
 */
export const LiveTableTile = memo(function LiveTableTile({
  table,
  isStale = false,
  onOpen,
  isOpening = false,
}: LiveTableTileProps) {
  const t = useWords();
  const { id, availableSeats, phase } = table;
  const sign = isStale ? t('ui.casino.table.stale') : phase && t(PHASE_WORD[phase]);
  const state = stateOf(availableSeats, isOpening);
  return (
    <button
      type="button"
      className={styles['tile']}
      data-table={id}
      data-state={state}
      data-stale={isStale || undefined}
      aria-disabled={state !== 'open' || undefined}
      aria-busy={isOpening || undefined}
      onClick={() => state === 'open' && onOpen?.(id)}
    >
      <TableScene table={table} state={state}>
        {sign !== undefined && <Phase phase={isStale ? 'stale' : phase} sign={sign} />}
      </TableScene>{' '}
      <TableText table={table} sign={sign} />
    </button>
  );
});

const stateOf = (availableSeats: number, isOpening: boolean): LiveTableState =>
  isOpening ? 'opening' : availableSeats <= 0 ? 'full' : 'open';

const freeSeats = ({ availableSeats }: LiveTable): number => Math.max(availableSeats, 0);

interface TableSceneProps {
  readonly table: LiveTableTileTable;
  readonly state: LiveTableState;
  /** Shown over its picture, such as its current activity. */
  readonly children: ReactNode;
}

function TableScene({ table, state, children }: TableSceneProps) {
  const t = useWords();
  const isSaving = useIsSavingData();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { imageUrl, seatedPlayers, recent = [], typeId = '' } = table;
  return (
    <span className={styles['scene']}>
      <TableSeats taken={seatedPlayers} free={freeSeats(table)} />
      {imageUrl !== '' && imageUrl !== failedUrl && !isSaving && (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(imageUrl)} />
      )}
      {recent.length > 0 && <TableResults recent={recent} typeId={typeId} />}
      {children}
      {state === 'full' && <span className={styles['sign']}>{t('ui.casino.table.full')}</span>}
      {state === 'opening' && (
        <span className={styles['opening']}>
          <Spinner size="1.75rem" />
        </span>
      )}
    </span>
  );
}

interface TableTextProps {
  readonly table: LiveTableTileTable;
  readonly sign: string | undefined;
}

function TableText({ table, sign }: TableTextProps) {
  const t = useWords();
  const { name, minBet, maxBet, seatedPlayers, recent = [] } = table;
  const free = freeSeats(table);
  return (
    <span className={styles['text']}>
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['limits']}>
        <span className="visually-hidden">{t('ui.casino.table.limitsLabel')}: </span>
        {t('ui.casino.table.limits', { minimum: wholeKes(minBet), maximum: wholeKes(maxBet) })}
      </span>{' '}
      <span className={styles['seats']}>
        {t('ui.casino.table.free', { free, count: seatedPlayers + free })}
      </span>{' '}
      <span className="visually-hidden">
        {sign !== undefined && `${sign}. `}
        {recent.length > 0 && `${t('ui.casino.table.recent')}: ${recent.join(', ')}`}
      </span>
    </span>
  );
}

const Phase = ({
  phase,
  sign,
}: {
  readonly phase: LivePhase | 'stale' | undefined;
  readonly sign: string;
}) => (
  <span className={styles['phase']} data-phase={phase} aria-hidden="true">
    {sign}
  </span>
);
