import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';
import type { Exclusion } from './exclusion.ts';
import type { BetLimits } from './limits.ts';
import type { TaxRecord } from './tax-record.ts';

/** What the house knows of one outcome. */
export interface HouseOdds {
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
  /** When its match starts. */
  readonly startsAt: Instant;
  /** Whether its market is open. */
  readonly isOpen: boolean;
}

/** What the house knows when it decides. A browser's view may be stale; the platform's may not. */
export interface HouseView {
  /** What the operator allows. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** The moment of deciding. */
  readonly now: Instant;
  /** The customer's cash, or null while nobody is logged in. */
  readonly balance: Cents | null;
  /** The customer's free bet, or null when there is none. */
  readonly freeBet: Cents | null;
  /** Every outcome asked for that the house knows, by outcome id. */
  readonly odds: { readonly [outcomeId: string]: HouseOdds };
  /** The customer's exclusion from betting, if any; until null, for good. It counts while it is before its end. */
  readonly exclusion?: Exclusion | null;
  /** Real time, by which an exclusion ends, where `now` is a clock that can be moved (D70); `now` when left out. */
  readonly realNow?: Instant;
  /** Whether cash stakes are whole shillings: the form asks it, the platform does not (D63). */
  readonly wholeShillings?: boolean;
}
