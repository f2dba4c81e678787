import type { Odds } from '@kipenga/betting-core';
import { useState } from 'react';

/** Direction of the last price move, and the number of moves, which restarts the CSS animation of an arrow already shown. */
export interface PriceMove {
  readonly direction: 'up' | 'down' | null;
  readonly count: number;
  /** True if there was a price and it was removed. */
  readonly isGone: boolean;
}

const STILL: PriceMove = { direction: null, count: 0, isGone: false };
const GONE: PriceMove = { ...STILL, isGone: true };

/**
 * Detects price changes of one outcome while it is shown. A price that disappears or returns is not a move. There are no timers:
 * the stylesheet fades the tint after 2.5 s and the arrow after 10 s.
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
