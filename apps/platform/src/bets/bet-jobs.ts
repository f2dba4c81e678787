import { jobWork, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { RELEASE_PAYOUT_HOLD } from './job-kinds.ts';
import { releasePayoutHolds } from './payout-holds.ts';

/** The jobs of bets, in the lane of betting time. */
export const betJobs = ({ db, bettingClock }: Pick<Services, 'db' | 'bettingClock'>): readonly JobWork[] => [
  jobWork(RELEASE_PAYOUT_HOLD, async () => {
    await releasePayoutHolds(db, bettingClock.now());
  }),
];
