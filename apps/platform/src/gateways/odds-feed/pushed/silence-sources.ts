import { instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../../../database/index.ts';
import { isStillBelieved, LONGEST_SILENCE_SECONDS, suspendSilent } from '../../../sports/index.ts';
import { feedOf, lockKnownSource, noteSilent, sourcesSilentSince } from './feed-sources.store.ts';

/** Suspends the markets of a source that has been silent for too long; returns the number. */
export const silenceSource = (db: Database, source: string, now: Instant): Promise<number> =>
  db.transaction(async (sql) => {
    const heard = await lockKnownSource(sql, source);
    if (!heard || heard.isSilent || isStillBelieved(heard.heardAt, now)) return 0;
    await noteSilent(sql, source);
    return suspendSilent(sql, feedOf(source), now);
  });

/** Suspends the markets of the sources that have been silent for too long; answers whose. */
export const silenceSources = async (db: Database, now: Instant): Promise<readonly string[]> => {
  const since = instantFromMs(toMs(now) - LONGEST_SILENCE_SECONDS * 1_000);
  const silenced: string[] = [];
  for (const source of await sourcesSilentSince(db, since)) {
    if ((await silenceSource(db, source, now)) > 0) silenced.push(source);
  }
  return silenced;
};
