import type { Cents, FeedMatchId, Instant } from '@kipenga/betting-core';

/** A new offer. */
export interface NewJackpot {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** The price of one line. */
  readonly betAmount: Cents;
  readonly maxDoubles: number;
  /** The house's contribution to the fund. */
  readonly guarantee: Cents;
  readonly feedMatchIds: readonly FeedMatchId[];
  readonly now: Instant;
}
