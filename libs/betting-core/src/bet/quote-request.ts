import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { BetLimits } from './limits.ts';
import type { TaxRecord } from './tax-record.ts';

/** A bet to be quoted, with the rules it falls under. */
export interface QuoteRequest {
  /** What is staked, zero or more. */
  readonly stake: Cents;
  /** The price of every pick; none of them void. */
  readonly prices: readonly Odds[];
  /** What the operator allows. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** Whether the stake is a free bet's (D06). */
  readonly freeBet?: boolean;
  /** What the customer was already paid today, for the notice on the daily payout (D09). */
  readonly paidToday?: Cents;
}
