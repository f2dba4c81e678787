import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { BetLimits } from './limits.ts';
import type { BetSystem } from './system.ts';
import type { TaxRecord } from './tax-record.ts';

/** A bet to be quoted, with the rules it falls under. */
export interface QuoteRequest {
  /** What is staked, zero or more. */
  readonly stake: Cents;
  /** The price of every pick, a combination being one (D101); none of them void. */
  readonly prices: readonly Odds[];
  /** The lines that are played; an accumulator of all picks, or a single, where it is left out (D100). */
  readonly system?: BetSystem;
  /** What the operator allows. */
  readonly limits: BetLimits;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** Whether the stake is a free bet's (D06). */
  readonly freeBet?: boolean;
  /** What the customer was already paid today, for the notice on the daily payout (D09). */
  readonly paidToday?: Cents;
}

/** A request that was asserted before, with what each pick multiplies its lines by: see `PayoutTerms`. */
export interface FactorRequest extends Omit<QuoteRequest, 'prices'> {
  /** A price in thousandths, 1000 of a void pick of a system, 0 of a lost one. */
  readonly factors: readonly number[];
}
