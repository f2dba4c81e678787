import type { JobWork } from '../../jobs/index.ts';
import type { Services } from '../../services/index.ts';
import { RELEASE_JACKPOT_HOLD } from './job-kinds.ts';
import { releaseJackpotHolds } from './release-jackpot-holds.ts';

/** What the runner of the platform's clock does for jackpots. */
export const jackpotJobs = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Readonly<Record<string, JobWork>> => ({
  [RELEASE_JACKPOT_HOLD]: async () => {
    await releaseJackpotHolds(db, bettingClock.now());
  },
});
