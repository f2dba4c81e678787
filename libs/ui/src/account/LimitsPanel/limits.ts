import type { Cents, Instant } from '@kipenga/betting-core';

/** How long a deposit limit counts. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** A time-out one can take. */
export type TimeOutLength = 'day' | 'week' | 'month';

/** A self-exclusion one can take. */
export type ExclusionLength = 'half-year' | 'year' | 'for-good';

/** What a customer may deposit in a period, and what it is about to become. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  readonly amount: Cents | null;
  /** A raise that has been asked for and does not hold yet. */
  readonly pending?: { readonly amount: Cents | null; readonly from: Instant } | null;
}
