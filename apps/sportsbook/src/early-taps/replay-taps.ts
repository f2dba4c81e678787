import type { MainOutcome, Match, Selection } from '@kipenga/betting-core';
import { selectionOfMain, selectionsAdded } from '../features/betslip/index.ts';
import type { SportsbookStore } from '../store.ts';

/** Puts the outcomes tapped before hydration on the slip. Their matches are in the cache: the server drew the page from it. */
export function replayTaps(store: SportsbookStore, taps: readonly string[]): void {
  if (taps.length === 0) return;
  const matches = Object.values(store.getState().api.queries).flatMap((entry) => matchesIn(entry?.data));
  const selections = taps
    .map((tap) => selectionFor(matches, tap))
    .filter((one): one is Selection => one !== null);
  if (selections.length > 0) store.dispatch(selectionsAdded(selections));
}

function matchesIn(answer: unknown): readonly Match[] {
  return Array.isArray(answer) ? (answer as readonly unknown[]).filter(isMatch) : [];
}
const isMatch = (entry: unknown): entry is Match =>
  typeof entry === 'object' && entry !== null && 'mainOutcomes' in entry;

function selectionFor(matches: readonly Match[], outcomeId: string): Selection | null {
  for (const match of matches) {
    const outcome = Object.values(match.mainOutcomes).find(
      (one: MainOutcome | null) => one?.id === outcomeId,
    );
    if (outcome != null) return selectionOfMain(match, outcome);
  }
  return null;
}
