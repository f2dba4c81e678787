import type { Match, MatchId } from '@kipenga/betting-core';

/** The matches whose rows are on the screen now. `watch-rows-in-view.ts` keeps them. */
export const rowsInView = new Set<MatchId>();

/**
 * The rows of a list whose matches have changed: one that has left it while it is being looked at stays in its place, without prices,
 * until it is out of sight, so that nothing moves under a finger.
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

/** The match with nothing left to pick. */
function closed(match: Match): Match {
  const outcomes = Object.entries(match.mainOutcomes).map(
    ([column, outcome]) => [column, outcome && { ...outcome, odds: null }] as const,
  );
  return { ...match, mainOutcomes: { ...match.mainOutcomes, ...Object.fromEntries(outcomes) } };
}
