import { toMs } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { NO_WORK, type OddsFeedGateway } from '../gateways/index.ts';
import { seasonLeagues } from './leagues/leagues.ts';
import type { SeasonClock } from './season-clock.ts';
import { seasonFeed } from './feed/season-feed.ts';
import { nextEventAt } from './feed/season.store.ts';

interface SeasonGatewayParts {
  readonly db: Database;
  readonly clock: SeasonClock;
  /** The dice of the season (SEASON_SEED): the same seed lives the same season. */
  readonly seed: string;
  /** Postponed matches in a hundred football matches; none by default. */
  readonly postponedPercent?: number;
}

/** The sandbox's odds feed: the season, with its own time. */
export const seasonGateway = ({
  db,
  clock,
  seed,
  postponedPercent = 0,
}: SeasonGatewayParts): OddsFeedGateway => ({
  ...seasonFeed({ db, seed, leagues: seasonLeagues(), postponedPercent, speed: () => clock.speed }),
  clock,
  connect: () => NO_WORK,
  secondsToNextEvent: async () => {
    const next = await nextEventAt(db);
    return next === null ? Infinity : (toMs(next) - clock.nowMs()) / 1000 / clock.speed;
  },
});
