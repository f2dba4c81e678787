import type { JobWork } from '../jobs/index.ts';
import type { Services } from '../services/index.ts';
import { RELEASE_PAYOUT_HOLD } from './job-kinds.ts';
import { releasePayoutHolds } from './payout-holds.ts';

/** What the runner of the platform's clock does for bets. */
export const betJobs = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Readonly<Record<string, JobWork>> => ({
  [RELEASE_PAYOUT_HOLD]: async () => {
    await releasePayoutHolds(db, bettingClock.now());
  },
});
