import type { Selection } from '../betslip/selection.ts';
import type { Cents } from '../money/cents.ts';
import type { BetType } from './bet.ts';
import type { AcceptOddsChange } from './is-price-agreed.ts';
import type { BetSystem } from './system.ts';

/** What the customer asks for. Anything may be wrong with it. */
export interface BetRequest {
  /** What was picked, at the prices shown. */
  readonly selections: readonly Selection[];
  /** What is staked. */
  readonly stake: Cents;
  /** Whether the free bet is staked instead of cash. */
  readonly usesFreeBet: boolean;
  /** Which price moves the customer takes. */
  readonly acceptOddsChange: AcceptOddsChange;
  /** The lines that are played; an accumulator of all picks, or a single, where it is left out (D100). */
  readonly system?: BetSystem;
  /** The kind of slip it came from; prematch when not said. A free bet is for prematch alone. */
  readonly type?: BetType;
}
