import type { MarketTypeId, OutcomeId, OutcomeKey } from '../brand.ts';
import type { Odds } from '../odds/odds.ts';

/** One way a market may end, with its price; no price shows a lock (R4-03). */
export interface Outcome {
  /** Its name inside the market: '1', 'over 2.5'. */
  readonly key: OutcomeKey;
  /** This outcome of this match. */
  readonly id: OutcomeId;
  /** How it is shown. */
  readonly label: string;
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
}

/** A question about a match and its possible answers. */
export interface Market {
  /** Which kind of market it is. */
  readonly typeId: MarketTypeId;
  /** Its name, e.g. '1x2'. */
  readonly name: string;
  /** Its outcomes, in the order they are shown. */
  readonly outcomes: readonly Outcome[];
}
