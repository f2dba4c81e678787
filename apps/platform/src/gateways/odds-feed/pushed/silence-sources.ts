import { instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../../../database/index.ts';
import { changePrices } from '../../../sports/index.ts';
import { keepSilenced, lockSilent, sourcesSilentSince } from './feed-sources.store.ts';

/** So long is a source believed without a word of it (D75). */
export const LONGEST_SILENCE_SECONDS = 60;

/** Suspends every market of the sources that have been silent for too long; answers whose prices it took away. */
export const silenceSources = async (db: Database, now: Instant): Promise<readonly string[]> => {
  const since = instantFromMs(toMs(now) - LONGEST_SILENCE_SECONDS * 1_000);
  const silenced: string[] = [];
  for (const source of await sourcesSilentSince(db, since)) {
    const outcomes = await db.transaction(async (sql) => {
      if (!(await lockSilent(sql, source, since))) return [];
      const kept = await keepSilenced(sql, source);
      await changePrices(
        sql,
        kept.map((outcomeNumber) => ({ outcomeNumber, odds: null })),
      );
      return kept;
    });
    if (outcomes.length > 0) silenced.push(source);
  }
  return silenced;
};
