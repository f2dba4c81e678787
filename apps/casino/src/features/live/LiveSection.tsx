import { FailedState, LiveTables } from '@kipenga/ui';
import { useCallback } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { Door } from '../launch/index.ts';
import type { CasinoTables } from './use-casino-tables.ts';

interface LiveSectionProps {
  readonly title: string;
  readonly live: CasinoTables;
  readonly door: Door;
  /** Page with all tables, if only some are shown here. */
  readonly seeAllHref?: string;
}

/**
 * The tables that are open; a tap opens the game of one. When they cannot be reached a line says so, since their games can be
 * played all the same. Games without a table leave nothing here.
 */
export function LiveSection({ title, live, door, seeAllHref }: LiveSectionProps) {
  const t = useWords();
  const { keyOf } = live;
  const { openByKey } = door;
  const open = useCallback((tableId: string) => openByKey(keyOf(tableId)), [openByKey, keyOf]);
  if (live.state === 'failed')
    return seeAllHref === undefined ? (
      <FailedState text={t('casino.casino.liveAway')} onRetry={live.reload} isRetrying={live.isReloading} />
    ) : null;
  if (live.state === 'ready' && live.tables.length === 0) return null;
  return (
    <LiveTables
      title={title}
      tables={live.tables}
      state={live.state}
      isStale={live.isStale}
      onOpen={open}
      openingId={live.tableOf(door.openingKey)}
      {...(seeAllHref !== undefined && { seeAllHref })}
    />
  );
}
