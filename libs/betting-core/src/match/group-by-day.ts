import { nairobiDayOf, type NairobiDay } from '../time/nairobi-day.ts';
import type { Instant } from '../time/instant.ts';

/** The matches of one day. */
export interface MatchDay<M> {
  /** The day, in Nairobi. */
  readonly day: NairobiDay;
  /** Its matches, in the order they came. */
  readonly matches: readonly M[];
}

/**
 * Matches by the Nairobi day they start on, earliest day first. Within a day they keep their order (R2-33).
 */
export function groupByDay<M extends { readonly startsAt: Instant }>(
  matches: readonly M[],
): readonly MatchDay<M>[] {
  const days = new Map<NairobiDay, M[]>();
  for (const match of matches) {
    const day = nairobiDayOf(match.startsAt);
    const held = days.get(day);
    if (held === undefined) days.set(day, [match]);
    else held.push(match);
  }
  return [...days]
    .map(([day, ofDay]) => ({ day, matches: ofDay }))
    .sort((left, right) => (left.day < right.day ? -1 : 1));
}
