import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { BetLimits } from './limits.ts';
import type { BetSystem } from './system.ts';
import type { TaxRecord } from './tax-record.ts';

/** A bet to be quoted, with the rules it falls under. */
export interface QuoteRequest {
  /** The stake, zero or more. */
  readonly stake: Cents;
  /** The price of every pick, a combination counting as one; none of them void. */
  readonly prices: readonly Odds[];
  /** The lines to play. Without it all picks are one single or accumulator. */
  readonly system?: BetSystem;
  /** The operator's limits. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** True if the stake is a free bet. */
  readonly freeBet?: boolean;
  /** The sum that was paid to the customer today, for the notice on the daily payout. */
  readonly paidToday?: Cents;
}

/** A request that was asserted before, with a factor for each pick: see `PayoutTerms`. */
export interface FactorRequest extends Omit<QuoteRequest, 'prices'> {
  /** A price in thousandths; in a system 1000 for a void pick and 0 for a lost one. */
  readonly factors: readonly number[];
}
