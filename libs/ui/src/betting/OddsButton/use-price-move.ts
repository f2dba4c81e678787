import type { Odds } from '@kipenga/betting-core';
import { useState } from 'react';

/** Which way a price last went, and how often it moved: the count restarts the CSS animation of an arrow already on show. */
export interface PriceMove {
  readonly direction: 'up' | 'down' | null;
  readonly count: number;
}

const STILL: PriceMove = { direction: null, count: 0 };

/**
 * Notices that the price of one outcome changed while it is on show. A price that goes away or comes back is no move.
 * No timers: the stylesheet fades the tint after 2.5 s and the arrow after 10 s.
 */
export function usePriceMove(outcomeId: string | null, odds: Odds | null): PriceMove {
  const [seen, setSeen] = useState({ outcomeId, odds, move: STILL });
  if (seen.outcomeId === outcomeId && seen.odds === odds) return seen.move;
  const isSameOutcome = seen.outcomeId === outcomeId && seen.odds !== null && odds !== null;
  const move: PriceMove =
    isSameOutcome && seen.odds !== null && odds !== null
      ? { direction: odds > seen.odds ? 'up' : 'down', count: seen.move.count + 1 }
      : STILL;
  setSeen({ outcomeId, odds, move });
  return move;
}
