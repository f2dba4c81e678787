import { toMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../../../database/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { LONGEST_SILENCE_SECONDS, saveSports, SPORTS } from '../../../sports/index.ts';
import type { OddsFeedGateway } from '../odds-feed.ts';
import { eventRoutes } from './event-routes.ts';
import { nextDueAt } from './feed-sources.store.ts';
import { oneMoreTime } from './one-more-time.ts';
import { silenceSources } from './silence-sources.ts';
import { takeLines, type Taken } from './take-lines.ts';

interface FeedParts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** What the feed's address holds (FEED_SECRET). */
  readonly secret: string;
  readonly log: {
    warn(what: object, words: string): void;
    error(what: object, words: string): void;
  };
  /** How often it is looked whether a source is silent; 0 leaves that to the board (tests). */
  readonly guardEveryMs?: number;
}

const nothing = async (): Promise<void> => undefined;

/** Apart from the board, which may be busy settling: prices of a silent source are off it within a second. */
const GUARD_EVERY_MS = 1_000;

/**
 * The odds feed that is pushed (D75): events are written to the board as they come, and the board is woken to settle by them after the
 * answer. What nobody wakes it for is found at its next look.
 */
export const pushedOddsFeed = ({
  db,
  realClock,
  secret,
  log,
  guardEveryMs = GUARD_EVERY_MS,
}: FeedParts): OddsFeedGateway => {
  const silence = async (now: Instant): Promise<boolean> => {
    const sources = await silenceSources(db, now);
    for (const source of sources)
      log.error({ operator: true, source }, 'the odds feed is silent: its markets are suspended');
    return sources.length > 0;
  };
  return {
    name: 'pushed',
    open: () => saveSports(db, Object.values(SPORTS)),
    bringResults: nothing,
    offerMatches: nothing,
    movePrices: async (now) => void (await silence(now)),
    clock: null,
    connect: ({ bringUpToDate, tellChanges }) => {
      const failed = (error: unknown): void =>
        log.warn({ err: error }, 'the board could not be woken, it looks by itself');
      const wake = oneMoreTime(bringUpToDate, failed);
      const tell = oneMoreTime(tellChanges, failed);
      const guard = oneMoreTime(async () => {
        if (await silence(realClock.now())) tell.ask();
      }, failed);
      return {
        jobs: [],
        routes: async (server) => {
          const timer = guardEveryMs > 0 ? setInterval(() => guard.ask(), guardEveryMs) : undefined;
          server.addHook('onClose', async () => {
            clearInterval(timer);
            for (const work of [guard, tell, wake]) await work.idle();
          });
          const take = (body: Buffer): Promise<Taken> =>
            takeLines({ db, realClock }, body).finally(() => {
              tell.ask();
              wake.ask();
            });
          await server.register(eventRoutes({ secret, take }));
        },
      };
    },
    secondsToNextEvent: async () => {
      const next = await nextDueAt(db, realClock.now(), LONGEST_SILENCE_SECONDS);
      return next === null ? Infinity : (toMs(next) - realClock.nowMs()) / 1_000;
    },
  };
};
