import type { BetId } from '@kipenga/betting-core';
import { jobKind } from '../outbox/index.ts';

/** Promised by a settlement that held a payout back, for the first moment of the next Nairobi day (D09). */
export const RELEASE_PAYOUT_HOLD = jobKind<{ readonly betId: BetId }>('release-payout-hold', 'betting');
