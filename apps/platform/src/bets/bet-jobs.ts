import type { Database } from '../database/index.ts';
import type { JobWork } from '../jobs/index.ts';
import type { Clock } from '../ports/index.ts';
import { RELEASE_PAYOUT_HOLD } from './job-kinds.ts';
import { releasePayoutHolds } from './payout-holds.ts';

/** What the runner of the platform's clock does for bets. */
export const betJobs = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Readonly<Record<string, JobWork>> => ({
  [RELEASE_PAYOUT_HOLD]: async () => {
    await releasePayoutHolds(db, clock.now());
  },
});
