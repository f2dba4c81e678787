import { dayOf, type NairobiDay } from '../time/nairobi-day.ts';
import type { Instant } from '../time/instant.ts';

/** The matches of one day. */
export interface MatchDay<M> {
  /** The day, in Nairobi. */
  readonly day: NairobiDay;
  /** Its matches, in the order they came. */
  readonly matches: readonly M[];
}

/**
 * Matches by the Nairobi day they start on, in the order they come: lists come by their start, a search with what fits it best first
 * (R2-33, D71).
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
