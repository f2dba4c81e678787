import type { Match, MatchMarkets, Selection } from '@kipenga/betting-core';
import { selectionOfMain, selectionOfMarket, selectionsAdded } from '../features/slip/index.ts';
import type { SportsbookStore } from '../store.ts';

/**
 * Puts the outcomes tapped before hydration on the slip. Their matches are in the cache, from which the
 * server drew the page.
 */
export function replayTaps(store: SportsbookStore, taps: readonly string[]): void {
  if (taps.length === 0) return;
  const offered = Object.values(store.getState().api.queries).flatMap((entry) => picksIn(entry?.data));
  const selections = taps.flatMap((tap) => offered.find((one) => one?.outcomeId === tap) ?? []);
  if (selections.length > 0) store.dispatch(selectionsAdded(selections));
}

/**
 * Every price of an answer as a pick: of a list of matches, or of one match's markets. Null for a locked one.
 */
function picksIn(answer: unknown): readonly (Selection | null)[] {
  if (isMarkets(answer))
    return answer.markets.flatMap((market) =>
      market.outcomes.map((outcome) => selectionOfMarket(answer.match, market, outcome)),
    );
  if (!Array.isArray(answer)) return [];
  return (answer as readonly unknown[])
    .filter(isMatch)
    .flatMap((match) =>
      Object.values(match.mainOutcomes).map((outcome) => outcome && selectionOfMain(match, outcome)),
    );
}

const isMatch = (entry: unknown): entry is Match =>
  typeof entry === 'object' && entry !== null && 'mainOutcomes' in entry;

const isMarkets = (answer: unknown): answer is MatchMarkets =>
  typeof answer === 'object' && answer !== null && 'match' in answer && 'markets' in answer;
