import { jobWork, type JobWork } from '../../outbox/index.ts';
import type { Services } from '../../services/index.ts';
import { RELEASE_JACKPOT_HOLD } from './job-kinds.ts';
import { releaseJackpotHolds } from './release-jackpot-holds.ts';

/** The jobs of jackpots, in the lane of betting time. */
export const jackpotJobs = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): readonly JobWork[] => [
  jobWork(RELEASE_JACKPOT_HOLD, async () => {
    await releaseJackpotHolds(db, bettingClock.now());
  }),
];
