import type { Cents, FeedMatchId, Instant } from '@kipenga/betting-core';

/** An offer that is to be opened. */
export interface NewJackpot {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** The price of one line. */
  readonly betAmount: Cents;
  readonly maxDoubles: number;
  /** What the house puts into the fund. */
  readonly guarantee: Cents;
  readonly feedMatchIds: readonly FeedMatchId[];
  readonly now: Instant;
}
