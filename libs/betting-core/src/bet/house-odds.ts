import type { Odds } from '../odds/odds.ts';
import { msOf, type Instant } from '../time/instant.ts';

/** The state of one outcome at the house: its price, or the reason why it takes no bets. */
export type HouseOdds =
  /** It is offered at this price. */
  | {
      readonly state: 'open';
      readonly odds: Odds;
      /** The seconds that a bet on it waits before it stands; only if its match is in play. */
      readonly waitSeconds?: number;
    }
  /** Its price is locked, or its market is closed. */
  | { readonly state: 'suspended' }
  /** Its match is postponed, and no new start is known. */
  | { readonly state: 'postponed' }
  /** Its match has started. */
  | { readonly state: 'started' };

/** An outcome as a price store keeps it. */
export interface KeptOdds {
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
  /** The start of its match. */
  readonly startsAt: Instant;
  /** True if its market is open. */
  readonly isOpen: boolean;
  /** The seconds that a bet on it waits; only if its match has begun and takes bets in play. */
  readonly waitSeconds?: number;
  /** True if its match waits for a new start. */
  readonly isPostponed?: boolean;
}

/**
 * Returns the state of an outcome at a moment. Its match has started from its starting second on. Throws RangeError for
 * a wrong moment.
 *
 * @example
 * const kept = { odds: oddsFromThousandths(1_850), startsAt: instant('2026-11-21T12:00:00Z'), isOpen: true };
 * houseOddsAt(kept, instant('2026-11-21T11:59:59Z')); // { state: 'open', odds: 1850 }
 * houseOddsAt(kept, instant('2026-11-21T12:00:00Z')); // { state: 'started' }
 */
export function houseOddsAt(
  { odds, startsAt, isOpen, isPostponed = false, waitSeconds }: KeptOdds,
  now: Instant,
): HouseOdds {
  const hasStarted = msOf(startsAt, 'startsAt') <= msOf(now, 'now');
  if (isPostponed) return { state: 'postponed' };
  if (waitSeconds === undefined && hasStarted) return { state: 'started' };
  if (!isOpen || odds === null) return { state: 'suspended' };
  return { state: 'open', odds, ...(waitSeconds !== undefined && { waitSeconds }) };
}
