import { assertList, assertOneOf } from '../assertions.ts';
import type { Exclusion } from '../bet/exclusion.ts';
import { assertRecord } from '../rule-assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** The time-outs a customer can take: 24 hours, 7 days, 30 days. */
export const TIME_OUTS = ['day', 'week', 'month'] as const;
/** One of `TIME_OUTS`. */
export type TimeOutLength = (typeof TIME_OUTS)[number];

/** The self-exclusions a customer can take: 6 months, 1 year, 5 years. */
export const SELF_EXCLUSIONS = ['half-year', 'year', 'five-years'] as const;
/** One of `SELF_EXCLUSIONS`. */
export type SelfExclusionLength = (typeof SELF_EXCLUSIONS)[number];

const DAY_MS = 86_400_000;
/** Whole days; months and years are never shorter than in the calendar. */
const BREAK_DAYS: { readonly [L in TimeOutLength | SelfExclusionLength]: number } = {
  day: 1,
  week: 7,
  month: 30,
  'half-year': 184,
  year: 366,
  'five-years': 1_827,
};

/**
 * Returns the end of a break taken now. Throws RangeError for a wrong length or moment.
 *
 * @example
 * breakEndsAt('week', instant('2026-11-21T10:00:00Z')); // 2026-11-28T10:00:00Z
 */
export function breakEndsAt(length: TimeOutLength | SelfExclusionLength, now: Instant): Instant {
  assertOneOf(length, [...TIME_OUTS, ...SELF_EXCLUSIONS], 'length');
  return instantFromMs(msOf(now, 'now') + BREAK_DAYS[length] * DAY_MS);
}

/**
 * Returns the exclusion in force: of all that the customer has taken, the one that ends last, so that none is ever
 * shortened. Null without one. An exclusion is over from its very end on. If the clock of the matches can be moved,
 * give the real time. Throws RangeError for a wrong moment.
 *
 * @example
 * const taken = ['2026-11-22T10:00:00Z', '2026-11-28T10:00:00Z'].map((text) => ({ until: instant(text) }));
 * exclusionInForce(taken, instant('2026-11-21T10:00:00Z')); // { until: '2026-11-28T10:00:00Z' }
 * exclusionInForce(taken, instant('2026-11-28T10:00:00Z')); // null
 */
export function exclusionInForce(exclusions: readonly Exclusion[], now: Instant): Exclusion | null {
  assertList(exclusions, 'exclusions');
  let last: Exclusion | null = null;
  let lastMs = msOf(now, 'now');
  for (const [at, exclusion] of exclusions.entries()) {
    assertRecord(exclusion, 'exclusions[#]', at);
    const endMs = exclusion.until === null ? Infinity : msOf(exclusion.until, 'exclusions[#].until', at);
    if (endMs > lastMs) [last, lastMs] = [exclusion, endMs];
  }
  return last;
}

/**
 * True if a customer may neither bet nor deposit now. Throws RangeError for a wrong moment.
 *
 * @example
 * isExcluded([{ until: null }], instant('2026-11-21T10:00:00Z')); // true
 */
export const isExcluded = (exclusions: readonly Exclusion[], now: Instant): boolean =>
  exclusionInForce(exclusions, now) !== null;
