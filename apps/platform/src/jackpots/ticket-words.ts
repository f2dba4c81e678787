import { depositFor, type TaxRecord, type TicketRejection } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { refused } from '../bets/index.ts';
import { dayLimitPassed } from '../play-limits/index.ts';
import { because } from '../wording/index.ts';

/** What the counter says to each reason the rules refuse a ticket for (D04, D65). */
export const answerForTicket = (rejection: TicketRejection, taxRecord: TaxRecord): PlaceBetAnswer => {
  const { kind } = rejection;
  switch (kind) {
    case 'insufficient-funds': {
      const { shortBy } = rejection;
      return {
        kind,
        shortBy,
        depositNeeded: depositFor(shortBy, taxRecord),
        ...because(kind, { short: shortBy }),
      };
    }
    case 'other-jackpot':
      return refused(because('jackpot-unknown'));
    case 'jackpot-not-open':
    case 'login-needed':
    case 'picks-unknown':
      return refused(because(kind));
    case 'self-excluded':
      return refused(
        rejection.until === null
          ? because('self-excluded-for-good')
          : because(kind, { until: rejection.until }),
      );
    case 'day-limit-passed':
      return refused(dayLimitPassed(rejection));
    case 'picks-missing':
      return refused(because(kind, { missing: rejection.matchIds.length }));
    case 'too-many-doubles':
      return refused(because(kind, { maximum: rejection.maximum }));
    case 'stake-too-high':
      return refused(because(kind, { maximum: rejection.maximum }));
    default:
      return hasNoWords(rejection);
  }
};

/** A reason the rules gain and this list forgets does not compile. */
const hasNoWords = (rejection: never): never => {
  throw new Error(`no words for ${JSON.stringify(rejection)}`);
};
