import type { Odds } from '@kipenga/betting-core';
import { useState } from 'react';

/** Which way a price last went, and how often it moved: the count restarts the CSS animation of an arrow already on show. */
export interface PriceMove {
  readonly direction: 'up' | 'down' | null;
  readonly count: number;
  /** There was a price, and it was taken off the board. */
  readonly isGone: boolean;
}

const STILL: PriceMove = { direction: null, count: 0, isGone: false };
const GONE: PriceMove = { ...STILL, isGone: true };

/**
 * Notices that the price of one outcome changed while it is on show. A price that goes away or comes back is no move.
 * No timers: the stylesheet fades the tint after 2.5 s and the arrow after 10 s.
 */
export function usePriceMove(outcomeId: string | null, odds: Odds | null): PriceMove {
  const [seen, setSeen] = useState({ outcomeId, odds, move: STILL });
  if (seen.outcomeId === outcomeId && seen.odds === odds) return seen.move;
  const isSameOutcome = seen.outcomeId === outcomeId;
  const wasPriced = isSameOutcome && (seen.odds !== null || seen.move.isGone);
  let move = wasPriced && odds === null ? GONE : STILL;
  if (isSameOutcome && seen.odds !== null && odds !== null)
    move = { direction: odds > seen.odds ? 'up' : 'down', count: seen.move.count + 1, isGone: false };
  setSeen({ outcomeId, odds, move });
  return move;
}
