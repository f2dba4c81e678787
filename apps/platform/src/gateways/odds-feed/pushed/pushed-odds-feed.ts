import { toMs } from '@kipenga/betting-core';
import type { Database } from '../../../database/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { saveSports, SPORTS } from '../../../sports/index.ts';
import type { OddsFeedGateway } from '../odds-feed.ts';
import { eventRoutes } from './event-routes.ts';
import { nextDueAt } from './feed-sources.store.ts';
import { oneMoreTime } from './one-more-time.ts';
import { LONGEST_SILENCE_SECONDS, silenceSources } from './silence-sources.ts';
import { takeLines } from './take-lines.ts';

interface FeedParts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** What the feed's address holds (FEED_SECRET). */
  readonly secret: string;
  readonly log: {
    warn(what: object, words: string): void;
    error(what: object, words: string): void;
  };
}

const nothing = async (): Promise<void> => undefined;

/**
 * The odds feed that is pushed (D75): events are written to the board as they come, and the board is woken to settle by them after the
 * answer. What nobody wakes it for is found at its next look.
 */
export const pushedOddsFeed = ({ db, realClock, secret, log }: FeedParts): OddsFeedGateway => ({
  name: 'pushed',
  open: () => saveSports(db, Object.values(SPORTS)),
  bringResults: nothing,
  offerMatches: nothing,
  movePrices: async (now) => {
    for (const source of await silenceSources(db, now))
      log.error({ operator: true, source }, 'the odds feed is silent: its markets are suspended');
  },
  clock: null,
  connect: (bringUpToDate) => {
    const wake = oneMoreTime(bringUpToDate, (error) =>
      log.warn({ err: error }, 'the board could not be woken, it looks by itself'),
    );
    return {
      jobs: {},
      routes: async (server) => {
        server.addHook('onClose', () => wake.idle());
        await server.register(
          eventRoutes({
            secret,
            take: (body) => takeLines({ db, realClock }, body).finally(() => wake.ask()),
          }),
        );
      },
    };
  },
  secondsToNextEvent: async () => {
    const next = await nextDueAt(db, realClock.now(), LONGEST_SILENCE_SECONDS);
    return next === null ? Infinity : (toMs(next) - realClock.nowMs()) / 1_000;
  },
});
