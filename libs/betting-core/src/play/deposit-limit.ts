import { assertOneOf } from '../assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';
import type { OwnLimit } from './own-limit.ts';

/** The periods of deposit limits, counted back from now: 24 hours, 7 days, 30 days. So midnight frees no room. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of `LIMIT_PERIODS`. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** A customer's own limit of deposits in a period. */
export interface DepositLimit extends OwnLimit {
  /** The period. */
  readonly period: LimitPeriod;
}

const HOUR_MS = 3_600_000;
const PERIOD_HOURS: { readonly [P in LimitPeriod]: number } = { day: 24, week: 7 * 24, month: 30 * 24 };

/**
 * Returns the moment from which deposits count towards a limit. Throws RangeError for a wrong period or moment.
 *
 * @example
 * limitCountsFrom('week', instant('2026-11-21T10:00:00Z')); // 2026-11-14T10:00:00Z
 */
export function limitCountsFrom(period: LimitPeriod, now: Instant): Instant {
  assertOneOf(period, LIMIT_PERIODS, 'period');
  return instantFromMs(msOf(now, 'now') - PERIOD_HOURS[period] * HOUR_MS);
}
