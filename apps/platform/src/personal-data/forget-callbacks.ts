import { instantFromMs, toMs } from '@kipenga/betting-core';
import { dailyWork, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { emptyOldCallbacks, emptyOldDetails } from './personal-data.store.ts';

/** Longer than M-Pesa answers questions about a payment, and than a complaint takes. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
const SLICE = 1_000;

/** Blanks old personal details in mobile money's callbacks and statements, once a day. */
export const callbacksWork = ({ db, realClock }: Pick<Services, 'db' | 'realClock'>): JobWork =>
  dailyWork({
    db,
    realClock,
    name: 'forget-callbacks',
    lane: 'tidy',
    run: async () => {
      const before = instantFromMs(toMs(realClock.now()) - KEPT_DAYS * DAY_MS);
      while ((await emptyOldCallbacks(db, before, SLICE)) === SLICE);
      await emptyOldDetails(db, before);
      return null;
    },
  });
