import { useLiveTables } from '@kipenga/api';
import type { LiveTableTileTable, LiveTablesState } from '@kipenga/ui';
import { useCallback, useMemo } from 'react';
import type { PlayableGame } from '../launch/index.ts';

/** Live tables of games that can be opened here. */
export interface CasinoTables {
  readonly state: LiveTablesState;
  readonly tables: readonly LiveTableTileTable[];
  /** No update received lately. */
  readonly isStale: boolean;
  /** The games that have no table now: they are shown as any other. */
  readonly withoutTable: readonly PlayableGame[];
  /** The key of the game that is played at a table. */
  readonly keyOf: (tableId: string) => string;
  /** The table of the game with this key. */
  readonly tableOf: (key: string | null) => string | null;
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** Joins games of a live kind with their tables: a table has its game's id. Without games no call is made. */
export function useCasinoTables(games: readonly PlayableGame[]): CasinoTables {
  const { state, tables: told, isReloading, reload } = useLiveTables(games.length > 0);
  const tables = useMemo(
    () =>
      told.flatMap((table) => {
        const game = games.find(({ id }) => id === table.id);
        return game === undefined ? [] : [{ ...table, typeId: game.typeId }];
      }),
    [told, games],
  );
  const withoutTable = useMemo(
    () => games.filter(({ id }) => !tables.some((table) => table.id === id)),
    [games, tables],
  );
  const keyOf = useCallback(
    (tableId: string) => games.find(({ id }) => id === tableId)?.key ?? tableId,
    [games],
  );
  const tableOf = (key: string | null) => games.find((game) => game.key === key)?.id ?? null;
  return {
    state: state === 'stale' ? 'ready' : state,
    tables,
    isStale: state === 'stale',
    withoutTable,
    keyOf,
    tableOf,
    isReloading,
    reload,
  };
}
