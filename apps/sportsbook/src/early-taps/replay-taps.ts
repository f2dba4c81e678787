import { selectSelections } from '../features/slip/index.ts';
import type { SportsbookStore } from '../store.ts';

/**
 * Taps the outcomes that were tapped before the app had loaded, wherever the page shows them. Picks on the stored
 * slip stay.
 */
export function replayTaps(store: Pick<SportsbookStore, 'getState'>, outcomes: readonly string[]): void {
  if (outcomes.length === 0) return;
  const held = new Set<string>(selectSelections(store.getState()).map(({ outcomeId }) => outcomeId));
  const prices = [...document.querySelectorAll<HTMLElement>('[data-outcome]')];
  for (const outcome of outcomes)
    if (!held.has(outcome)) prices.find(({ dataset }) => dataset['outcome'] === outcome)?.click();
}
