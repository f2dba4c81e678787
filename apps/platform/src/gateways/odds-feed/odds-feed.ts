import type { Instant } from '@kipenga/betting-core';
import type { BettingClock } from '../../ports/index.ts';
import type { GatewayWork } from '../gateway-work.ts';

/**
 * Somewhere matches, prices and results come from: the living season, or a licensed feed. Each call brings
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
  /** Brings the prices of open matches up to date, and takes off those that are no longer true. Runs beside the other calls. */
  movePrices(now: Instant): Promise<void>;
  /** Reports events in matches in play, and prices the rest of them; a feed that receives events has nothing to do here. */
  readonly playMatches?: (now: Instant) => Promise<void>;
}

/** Betting time as a feed makes it. */
export interface FeedClock extends BettingClock {
  /** Takes over what another process did to it. */
  reload(): Promise<void>;
  /**
   * Moves it forward, in a sandbox (D61). Nothing else happens: `SeasonOperator.advance` also lives through
   * the time in between.
   */
  moveForward(minutes: number): Promise<void>;
}

/** Calls to the house for a feed that receives events. */
export interface WokenHouse {
  /** Announces changed prices. */
  readonly tellChanges: () => Promise<void>;
  /** Starts the settlement of everything owed, in the background. */
  readonly settle: () => void;
}

/** The odds feed of the house, wherever it comes from. */
export interface OddsFeedGateway extends OddsFeed {
  /** Called once, when the board is open. */
  connect(house: WokenHouse): GatewayWork;
  /** Clock of a stand-in with its own time; null if its matches are real. */
  readonly clock: FeedClock | null;
  /**
   * Real seconds until something of it is due, Infinity when nothing is: the board is looked at then, and
   * every few seconds anyway.
   */
  secondsToNextEvent(): Promise<number>;
}
