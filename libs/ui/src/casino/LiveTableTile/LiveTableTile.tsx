import type { LiveTable } from '@kipenga/betting-core';
import { memo, useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { wholeKes } from '../../jackpot/whole-kes.ts';
import { useIsSavingData } from '../../tokens/data-saver.ts';
import { useWords } from '../../words/use-words.ts';
import { TableSeats } from './TableSeats.tsx';
import styles from './LiveTableTile.module.css';

/** What a tap on a table does: asks for its launch, nothing because every seat is taken, nothing because it opens already. */
export type LiveTableState = 'open' | 'full' | 'opening';

export interface LiveTableTileProps {
  /** The table as the live casino last told it; full as soon as no seat is free. */
  readonly table: LiveTable;
  /** Asks for the launch. One stable function for all tables. */
  readonly onOpen?: (tableId: string) => void;
  /** Its launch is being asked for. */
  readonly isOpening?: boolean;
}

/**
 * A live table: its picture (its drawn seats where there is none, or data is saved), its limits, its seats. When it fills up while
 * looked at, it turns grey under the sign "Full" and keeps its place and its focus; a tap does nothing. Seat changes are not
 * announced: a list never speaks by itself.
 */
export const LiveTableTile = memo(function LiveTableTile({
  table,
  onOpen,
  isOpening = false,
}: LiveTableTileProps) {
  const t = useWords();
  const isSaving = useIsSavingData();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { id, name, imageUrl, minBet, maxBet, seatedPlayers, availableSeats } = table;
  const state: LiveTableState = isOpening ? 'opening' : availableSeats <= 0 ? 'full' : 'open';
  const free = Math.max(availableSeats, 0);
  return (
    <button
      type="button"
      className={styles['tile']}
      data-table={id}
      data-state={state}
      aria-disabled={state !== 'open' || undefined}
      aria-busy={isOpening || undefined}
      onClick={() => state === 'open' && onOpen?.(id)}
    >
      <span className={styles['scene']}>
        <TableSeats taken={seatedPlayers} free={free} />
        {imageUrl !== '' && imageUrl !== failedUrl && !isSaving && (
          <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(imageUrl)} />
        )}
        {state === 'full' && <span className={styles['sign']}>{t('ui.casino.table.full')}</span>}
        {state === 'opening' && (
          <span className={styles['opening']}>
            <Spinner size="1.75rem" />
          </span>
        )}
      </span>{' '}
      <span className={styles['text']}>
        <span className={styles['name']}>{name}</span>{' '}
        <span className={styles['limits']}>
          <span className="visually-hidden">{t('ui.casino.table.limitsLabel')}: </span>
          {t('ui.casino.table.limits', { minimum: wholeKes(minBet), maximum: wholeKes(maxBet) })}
        </span>{' '}
        <span className={styles['seats']}>
          {t('ui.casino.table.free', { free, count: seatedPlayers + free })}
        </span>
      </span>
    </button>
  );
});
