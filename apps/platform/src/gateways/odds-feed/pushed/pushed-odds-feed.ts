import { toMs } from '@kipenga/betting-core';
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
  /** The secret in the feed's address (FEED_SECRET). */
  readonly secret: string;
  readonly log: {
    warn(what: object, words: string): void;
    error(what: object, words: string): void;
  };
}

/** Lines by which no bet is settled. */
const OWES_NOTHING = new Set(['prices', 'heartbeat', 'clock', 'score']);

/** Between two tellings: of many lines in a moment the first is told at once, and the others together. */
const REST_MS = 50;

const nothing = async (): Promise<void> => undefined;

/**
 * The pushed odds feed (D75): events are written to the board as they come, announced at once, and settled in the background.
 * Anything not announced is found at the next look. Prices of a silent source are removed like any price move, before everything
 * else.
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
  connect: ({ tellChanges, settle }) => {
    const tellThenRest = async (): Promise<void> => {
      await tellChanges();
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    };
    const tell = oneMoreTime(tellThenRest, (error) =>
      log.warn({ err: error }, 'what has changed could not be told, it is found at the next look'),
    );
    const onTaken = (types: readonly (string | null)[]): void => {
      tell.ask();
      if (types.some((type) => type === null || !OWES_NOTHING.has(type))) settle();
    };
    const take = (body: Buffer): Promise<Taken> => takeLines({ db, realClock, onTaken }, body);
    return {
      jobs: [],
      routes: async (server) => {
        server.addHook('onClose', () => tell.idle());
        await server.register(eventRoutes({ secret, take }));
      },
    };
  },
  secondsToNextEvent: async () => {
    const next = await nextDueAt(db, realClock.now(), LONGEST_SILENCE_SECONDS);
    return next === null ? Infinity : (toMs(next) - realClock.nowMs()) / 1_000;
  },
});
