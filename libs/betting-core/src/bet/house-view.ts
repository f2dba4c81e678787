import type { Cents } from '../money/cents.ts';
import type { LeftToday } from '../play/day-limit.ts';
import type { Exclusion } from './exclusion.ts';
import type { HouseOdds } from './house-odds.ts';
import type { BetLimits } from './limits.ts';
import type { TaxRecord } from './tax-record.ts';

/** What the house knows when it decides. A browser's view may be stale; the platform's may not. */
export interface HouseView {
  /** What the operator allows. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** The customer's cash, or null while nobody is logged in. */
  readonly balance: Cents | null;
  /** The customer's free bet, or null when there is none. */
  readonly freeBet: Cents | null;
  /** Every outcome asked for that the house knows, by outcome id. */
  readonly odds: { readonly [outcomeId: string]: HouseOdds };
  /** The customer's exclusion from betting, if one is in force: see `exclusionInForce`. */
  readonly exclusion?: Exclusion | null;
  /** What the customer's own limits of the day leave, where one is set: see `leftToday`. */
  readonly leftToday?: LeftToday | null;
  /** Whether cash stakes are whole shillings: the form asks it, the platform does not (D63). */
  readonly wholeShillings?: boolean;
}
