import { dayOf, type NairobiDay } from '../time/nairobi-day.ts';
import type { Instant } from '../time/instant.ts';

/** The matches of one day. */
export interface MatchDay<M> {
  /** The day, in Nairobi. */
  readonly day: NairobiDay;
  /** Its matches, in the order in which they came. */
  readonly matches: readonly M[];
}

/**
 * Groups matches by the Nairobi day they start on, days and matches in the order in which they came: a list by start, a
 * search with the best match first. Throws RangeError for a wrong moment.
 *
 * @example
 * const matches = ['2026-11-21T20:59:59Z', '2026-11-21T21:00:00Z'].map((text) => ({ startsAt: instant(text) }));
 * groupByDay(matches).map(({ day }) => day); // 2026-11-21,2026-11-22
 */
export function groupByDay<M extends { readonly startsAt: Instant }>(
  matches: readonly M[],
): readonly MatchDay<M>[] {
  const days = new Map<NairobiDay, M[]>();
  for (const [at, match] of matches.entries()) {
    const day = dayOf(match.startsAt, 'matches[#].startsAt', at);
    const held = days.get(day);
    if (held === undefined) days.set(day, [match]);
    else held.push(match);
  }
  return [...days].map(([day, ofDay]) => ({ day, matches: ofDay }));
}
