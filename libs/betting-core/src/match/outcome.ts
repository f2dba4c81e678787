import type { MarketTypeId, OutcomeId, OutcomeKey } from '../brand.ts';
import type { Odds } from '../odds/odds.ts';

/** One outcome of a market of a match, with its price; an outcome without a price shows a lock. */
export interface Outcome {
  /** Its name inside the market: '1', 'over 2.5'. */
  readonly key: OutcomeKey;
  /** This outcome of this match. */
  readonly id: OutcomeId;
  /** The label shown. */
  readonly label: string;
  /** Its price, or null while it is locked. */
  readonly odds: Odds | null;
}

/** A question about a match and its possible answers. */
export interface Market {
  /** The kind of market. */
  readonly typeId: MarketTypeId;
  /** Its name, e.g. '1x2'. */
  readonly name: string;
  /** Its outcomes, in the order they are shown. */
  readonly outcomes: readonly Outcome[];
}
