import { useState } from 'react';
import { bettingApi } from '../betting-api.ts';
import { transportOf } from '../transport/transport.ts';
import { LiveCasino, NO_TABLES_YET, type LiveTables } from './live-casino.ts';
import { browserWorld } from './live-world.ts';

/** Keeps the socket open between one screen and the next. */
const KEPT_SECONDS = 5;

const liveApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The argument counts the tries; a new one opens a new socket. */
    liveTables: build.query<LiveTables, number>({
      queryFn: () => ({ data: NO_TABLES_YET }),
      keepUnusedDataFor: KEPT_SECONDS,
      onCacheEntryAdded: async (_, entry) => {
        const { openSocket = browserWorld.openSocket } = transportOf(entry.extra);
        await entry.cacheDataLoaded.catch(() => undefined); // its reader has left already
        const live = new LiveCasino(
          { ...browserWorld, openSocket },
          (now) => void entry.updateCachedData(() => now),
        );
        await entry.cacheEntryRemoved;
        live.stop();
      },
    }),
  }),
});

/** The live tables, and a function that tries again at once. */
export interface LiveTablesInReach extends LiveTables {
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** Returns the live tables while they are needed. The first reader opens the socket, the last one closes it (R7-14). */
export function useLiveTables(isNeeded = true): LiveTablesInReach {
  const [tries, setTries] = useState(0);
  // Data comes by the socket only, so focus and reconnection must not refetch it.
  const asked = { refetchOnFocus: false, refetchOnReconnect: false, skip: !isNeeded };
  const { data = NO_TABLES_YET } = liveApi.useLiveTablesQuery(tries, asked);
  const isReloading = tries > 0 && data.state === 'loading';
  return {
    state: isReloading ? 'failed' : data.state,
    tables: data.tables,
    isReloading,
    reload: () => setTries((before) => before + 1),
  };
}
