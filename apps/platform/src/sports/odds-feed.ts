import type { Instant } from '@kipenga/betting-core';

/**
 * Somewhere matches, prices and results come from: the living season, a file, one day a licensed feed. Each call brings
 * the board to where the feed says it is at `now`; repeating one changes nothing. Kick-offs and settling are not a feed's
 * business: the house does them by its own clock.
 */
export interface OddsFeed {
  readonly name: string;
  /** Makes the feed's sports and competitions known. */
  open(): Promise<void>;
  /** Writes the results that have come in. */
  bringResults(now: Instant): Promise<void>;
  /** Puts new matches on the board, with prices. */
  offerMatches(now: Instant): Promise<void>;
  /** Brings the prices of open matches up to date. */
  movePrices(now: Instant): Promise<void>;
}
