import { assertOneOf } from '../assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';
import type { OwnLimit } from './own-limit.ts';

/**
 * The time a deposit limit counts over, back from now: 24 hours, 7 days, 30 days. So midnight allows nothing
 * new.
 */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** One of them. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What a customer wants to deposit at most in a period, and what it is about to become. */
export interface DepositLimit extends OwnLimit {
  /** What it counts over. */
  readonly period: LimitPeriod;
}

const HOUR_MS = 3_600_000;
const PERIOD_HOURS: { readonly [P in LimitPeriod]: number } = { day: 24, week: 7 * 24, month: 30 * 24 };

/** Since when deposits count towards a limit. */
export function limitCountsFrom(period: LimitPeriod, now: Instant): Instant {
  assertOneOf(period, LIMIT_PERIODS, 'period');
  return instantFromMs(msOf(now, 'now') - PERIOD_HOURS[period] * HOUR_MS);
}
