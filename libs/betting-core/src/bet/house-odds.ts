import type { Odds } from '../odds/odds.ts';
import { msOf, type Instant } from '../time/instant.ts';

/** What the house knows of one outcome: its price, or why there is no betting on it. */
export type HouseOdds =
  /** It is offered at this price. */
  | {
      readonly state: 'open';
      readonly odds: Odds;
      /** Its match is in play: a bet on it waits so long before it stands (D103). */
      readonly waitSeconds?: number;
    }
  /** Its price or its market is off. */
  | { readonly state: 'suspended' }
  /** Its match is postponed: no start of it is known. */
  | { readonly state: 'postponed' }
  /** Its match has started. */
  | { readonly state: 'started' };

/** An outcome as whoever keeps prices has it. */
export interface KeptOdds {
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
  /** When its match starts. */
  readonly startsAt: Instant;
  /** Whether its market is open. */
  readonly isOpen: boolean;
  /** Its match has begun and takes bets in play, which wait so long. */
  readonly waitSeconds?: number;
  /** Whether its match waits for a new start. */
  readonly isPostponed?: boolean;
}

/** What an outcome is at a moment. Its match has started at its starting second (D45). */
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
