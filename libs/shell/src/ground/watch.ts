import type { Store } from '@reduxjs/toolkit';

/**
 * Calls `changed` whenever the result of `select` has changed. Persistence and timers use it, so that reducers stay pure.
 * @returns a function that stops it.
 */
export function watch<State, Value>(
  store: Pick<Store<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Value,
  changed: (value: Value) => void,
): () => void {
  let last = select(store.getState());
  return store.subscribe(() => {
    const next = select(store.getState());
    if (Object.is(next, last)) return;
    last = next;
    changed(next);
  });
}
