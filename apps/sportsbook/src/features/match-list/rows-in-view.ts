import type { Match, MatchId } from '@kipenga/betting-core';

/** The matches whose rows are in view. `watch-rows-in-view.ts` keeps it up to date. */
export const rowsInView = new Set<MatchId>();

/**
 * The rows of a changed list. A match that left it while in view keeps its place, without prices, until it is out of
 * view, so that nothing moves under a finger.
 */
export function withRowsInView(before: readonly Match[], now: readonly Match[]): readonly Match[] {
  const rows = [...now];
  const placeOf = (match: Match | undefined) => rows.findIndex(({ id }) => id === match?.id);
  before.forEach((match, at) => {
    if (rowsInView.has(match.id) && placeOf(match) < 0)
      rows.splice(placeOf(before[at - 1]) + 1, 0, closed(match));
  });
  return rows;
}

/** The match without any prices. */
function closed(match: Match): Match {
  const outcomes = Object.entries(match.mainOutcomes).map(
    ([column, outcome]) => [column, outcome && { ...outcome, odds: null }] as const,
  );
  return { ...match, mainOutcomes: { ...match.mainOutcomes, ...Object.fromEntries(outcomes) } };
}
