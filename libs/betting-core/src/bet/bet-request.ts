import type { Selection } from '../betslip/selection.ts';
import type { Cents } from '../money/cents.ts';
import type { BetType } from './bet.ts';
import type { AcceptOddsChange } from './is-price-agreed.ts';
import type { BetSystem } from './system.ts';

/** A bet as the customer asks for it. Any part of it may be wrong. */
export interface BetRequest {
  /** The picks, at the prices shown. */
  readonly selections: readonly Selection[];
  /** The stake. */
  readonly stake: Cents;
  /** True if the free bet is staked instead of cash. */
  readonly usesFreeBet: boolean;
  /** The price moves that the customer accepts. */
  readonly acceptOddsChange: AcceptOddsChange;
  /** The lines to play. Without it all picks are one single or accumulator. */
  readonly system?: BetSystem;
  /** The kind of slip it came from; prematch if absent. A free bet is for prematch alone. */
  readonly type?: BetType;
}
