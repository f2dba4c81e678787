import type { MatchId, OutcomeId } from '../brand.ts';
import type { Selection } from '../betslip/selection.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { DayLimitRejection } from '../play/day-limit.ts';
import type { ExclusionRejection } from './exclusion.ts';
import type { SystemRefusal } from './system.ts';

/** A price that is no longer what the customer saw. */
export interface OddsChange {
  /** The outcome. */
  readonly outcomeId: OutcomeId;
  /** The price on the slip. */
  readonly was: Odds;
  /** The price now. */
  readonly now: Odds;
}

/** Every reason a bet is refused. Adding one breaks every switch that forgets it, on purpose. */
export type Rejection =
  /** Nothing was picked. */
  | { readonly kind: 'empty-slip' }
  /** Nobody is logged in (R5-10). */
  | { readonly kind: 'login-needed' }
  | ExclusionRejection
  | DayLimitRejection
  /** More selections than a bet may hold (D63). */
  | { readonly kind: 'too-many-selections'; readonly maximum: number }
  /** More than one selection of a match (D63). */
  | { readonly kind: 'same-match-twice'; readonly matchIds: readonly MatchId[] }
  /** The slip cannot be played as the system that was asked for (D100). */
  | { readonly kind: 'system-unplayable'; readonly why: SystemRefusal }
  /** The form takes whole shillings (D63). */
  | { readonly kind: 'stake-not-whole' }
  /** Below the smallest stake (R5-22). */
  | { readonly kind: 'stake-too-low'; readonly minimum: Cents }
  /** Above the largest stake (R9-01). */
  | { readonly kind: 'stake-too-high'; readonly maximum: Cents }
  /** There is no free bet to use. */
  | { readonly kind: 'free-bet-missing' }
  /** A free bet is staked whole (D06). */
  | { readonly kind: 'free-bet-stake-differs'; readonly freeBet: Cents }
  /** A free bet is for a prematch slip (D06). */
  | { readonly kind: 'free-bet-not-prematch' }
  /** The house has never heard of these outcomes. */
  | { readonly kind: 'outcome-unknown'; readonly outcomeIds: readonly OutcomeId[] }
  /** These matches have started. */
  | { readonly kind: 'match-started'; readonly selections: readonly Selection[] }
  /** These matches are postponed, and no new start is known (D95). */
  | { readonly kind: 'match-postponed'; readonly selections: readonly Selection[] }
  /** These outcomes cannot be bet on now. */
  | { readonly kind: 'outcome-suspended'; readonly selections: readonly Selection[] }
  /** These prices moved in a way the customer has not agreed to (D07); all that moved are listed. */
  | { readonly kind: 'odds-changed'; readonly changes: readonly OddsChange[] }
  /** The balance does not cover the stake (R4-13). */
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/** What a refused bet was refused for. */
export type RejectionKind = Rejection['kind'];
