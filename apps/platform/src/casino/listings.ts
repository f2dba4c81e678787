import type { Services } from '../services/index.ts';
import { offersOf, type GameHouse } from './game-house.ts';
import { insertListings, selectLatestListings } from './listings.store.ts';
import { secondsFromNow } from '../ports/index.ts';

const NEW_SECONDS = 14 * 86_400;
/** In a house that has just opened all games have come lately: a mark on each would say nothing. */
const MOST_NEW = 6;

type Dated = Pick<Services, 'db' | 'realClock'>;

/** Notes which games the house has listed by now. A provider's games come in the order it has them, the newest last. */
export const noteListings = ({ db, realClock }: Dated, house: Pick<GameHouse, 'providers'>): Promise<void> =>
  insertListings(
    db,
    offersOf(house).map(({ game }) => game.id),
    realClock.now(),
  );

/** The games that are marked as new: the last six that came, for two weeks after they did. */
export const newGames = async ({ db, realClock }: Dated): Promise<ReadonlySet<string>> =>
  new Set(await selectLatestListings(db, secondsFromNow(realClock, -NEW_SECONDS), MOST_NEW));
