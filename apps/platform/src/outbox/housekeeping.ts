import type { Database } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import { dailyWork } from './daily-work.ts';
import { forgetTheExpired } from './housekeeping.store.ts';
import type { JobWork } from './lanes.ts';

interface Parts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Days that a game session is kept after it was opened. */
  readonly gameSessionDays: number;
}

/** Forgets, once a day, the sessions, codes and answers that have run out. */
export const housekeepingWork = ({ db, realClock, gameSessionDays }: Parts): JobWork =>
  dailyWork({
    db,
    realClock,
    name: 'housekeeping',
    lane: 'tidy',
    run: async () => {
      await forgetTheExpired(db, realClock.now(), gameSessionDays);
      return null;
    },
  });
