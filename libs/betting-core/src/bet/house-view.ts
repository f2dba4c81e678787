import type { Cents } from '../money/cents.ts';
import type { LeftToday } from '../play/day-limit.ts';
import type { Exclusion } from './exclusion.ts';
import type { HouseOdds } from './house-odds.ts';
import type { BetLimits } from './limits.ts';
import type { TaxRecord } from './tax-record.ts';

/** The house's view of a bet while it decides. A browser's view may be stale; the platform's may not. */
export interface HouseView {
  /** The operator's limits. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** The customer's cash, or null while nobody is logged in. */
  readonly balance: Cents | null;
  /** The customer's free bet, or null when there is none. */
  readonly freeBet: Cents | null;
  /** The state of every outcome of the request that the house knows, by outcome id. */
  readonly odds: { readonly [outcomeId: string]: HouseOdds };
  /** The customer's exclusion from betting, if one is in force: see `exclusionInForce`. */
  readonly exclusion?: Exclusion | null;
  /** The room that the customer's own limits of the day leave, if one is set: see `leftToday`. */
  readonly leftToday?: LeftToday | null;
  /** True if cash stakes are whole shillings: the form asks for it, the platform does not. */
  readonly wholeShillings?: boolean;
}
