import type { ProfileId } from '@kipenga/betting-core';
import { secondsFromNow, type RealClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { selectPlayedGames, selectPopularGames } from './played-games.store.ts';

const DAY_SECONDS = 86_400;
const POPULAR_SECONDS = 7 * DAY_SECONDS;
const PLAYED_SECONDS = 90 * DAY_SECONDS;
/** Everybody's play is counted this often, however many ask. */
const COUNTED_EVERY_MS = 10 * 60_000;

/** The games everybody plays, most played first (R2-60). */
export const popularGames = (services: Services): Promise<readonly string[]> =>
  selectPopularGames(services.db, secondsFromNow(services.realClock, -POPULAR_SECONDS));

/** Changes when everybody's play is due to be counted again. */
export const popularGamesVersion = ({ nowMs }: RealClock): string =>
  String(Math.floor(nowMs() / COUNTED_EVERY_MS));

/** The games a customer played last (R2-60). */
export const playedGames = (services: Services, profileId: ProfileId): Promise<readonly string[]> =>
  selectPlayedGames(services.db, profileId, secondsFromNow(services.realClock, -PLAYED_SECONDS));
