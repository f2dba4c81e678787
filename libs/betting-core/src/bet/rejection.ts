import type { MatchId, OutcomeId } from '../brand.ts';
import type { Selection } from '../betslip/selection.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { DayLimitRejection } from '../play/day-limit.ts';
import type { ExclusionRejection } from './exclusion.ts';
import type { SystemRefusal } from './system.ts';

/** A price that differs from the one the customer saw. */
export interface OddsChange {
  /** The outcome. */
  readonly outcomeId: OutcomeId;
  /** The price on the slip. */
  readonly was: Odds;
  /** The price now. */
  readonly now: Odds;
}

/** A reason why a bet is refused. A new member breaks every switch that forgets it, on purpose. */
export type Rejection =
  /** Nothing was picked. */
  | { readonly kind: 'empty-slip' }
  /** Nobody is logged in. */
  | { readonly kind: 'login-needed' }
  | ExclusionRejection
  | DayLimitRejection
  /** More selections than a bet may hold. */
  | { readonly kind: 'too-many-selections'; readonly maximum: number }
  /** More than one selection of a match. */
  | { readonly kind: 'same-match-twice'; readonly matchIds: readonly MatchId[] }
  /** The slip cannot be played as this system. */
  | { readonly kind: 'system-unplayable'; readonly why: SystemRefusal }
  /** The form takes whole shillings. */
  | { readonly kind: 'stake-not-whole' }
  /** Below the smallest stake. */
  | { readonly kind: 'stake-too-low'; readonly minimum: Cents }
  /** Above the largest stake. */
  | { readonly kind: 'stake-too-high'; readonly maximum: Cents }
  /** There is no free bet to use. */
  | { readonly kind: 'free-bet-missing' }
  /** A free bet is staked whole. */
  | { readonly kind: 'free-bet-stake-differs'; readonly freeBet: Cents }
  /** A free bet is for a prematch slip. */
  | { readonly kind: 'free-bet-not-prematch' }
  /** The house does not know these outcomes. */
  | { readonly kind: 'outcome-unknown'; readonly outcomeIds: readonly OutcomeId[] }
  /** These matches have started. */
  | { readonly kind: 'match-started'; readonly selections: readonly Selection[] }
  /** These matches are postponed, and no new start is known. */
  | { readonly kind: 'match-postponed'; readonly selections: readonly Selection[] }
  /** These outcomes cannot be bet on now. */
  | { readonly kind: 'outcome-suspended'; readonly selections: readonly Selection[] }
  /** These prices moved beyond what the customer accepts; all that moved are listed. */
  | { readonly kind: 'odds-changed'; readonly changes: readonly OddsChange[] }
  /** The balance does not cover the stake. */
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/** The kind of a rejection. */
export type RejectionKind = Rejection['kind'];
