import type { BetId } from '@kipenga/betting-core';
import { jobKind } from '../../outbox/index.ts';

/** Promised by a win that was held back, for the first moment of the next Nairobi day (D09). */
export const RELEASE_JACKPOT_HOLD = jobKind<{ readonly betId: BetId }>('release-jackpot-hold', 'betting');
