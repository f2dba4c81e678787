import { assertList, assertOneOf } from '../assertions.ts';
import type { Exclusion } from '../bet/exclusion.ts';
import { assertRecord } from '../rule-assertions.ts';
import { instantFromMs, msOf, type Instant } from '../time/instant.ts';

/** The time-outs a customer can take: 24 hours, 7 days, 30 days. */
export const TIME_OUTS = ['day', 'week', 'month'] as const;
/** One of them. */
export type TimeOutLength = (typeof TIME_OUTS)[number];

/** The self-exclusions a customer can take: 6 months, 1 year, 5 years. */
export const SELF_EXCLUSIONS = ['half-year', 'year', 'five-years'] as const;
/** One of them. */
export type SelfExclusionLength = (typeof SELF_EXCLUSIONS)[number];

const DAY_MS = 86_400_000;
/** Whole days; those of months and years are never fewer than the calendar's. */
const BREAK_DAYS: { readonly [L in TimeOutLength | SelfExclusionLength]: number } = {
  day: 1,
  week: 7,
  month: 30,
  'half-year': 184,
  year: 366,
  'five-years': 1_827,
};

/** When a break taken now ends. */
export function breakEndsAt(length: TimeOutLength | SelfExclusionLength, now: Instant): Instant {
  assertOneOf(length, [...TIME_OUTS, ...SELF_EXCLUSIONS], 'length');
  return instantFromMs(msOf(now, 'now') + BREAK_DAYS[length] * DAY_MS);
}

/**
 * The exclusion in force: of all the customer has taken, the one that ends last. So none is ever shortened.
 * One is over from its very end on (I26). Ask with real time where the clock of the matches can be moved (D70).
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

/** Whether a customer may neither bet nor deposit now. */
export const isExcluded = (exclusions: readonly Exclusion[], now: Instant): boolean =>
  exclusionInForce(exclusions, now) !== null;
