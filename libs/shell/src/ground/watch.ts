import type { Store } from '@reduxjs/toolkit';

/**
 * Calls `changed` whenever what `select` returns is another value than before. Persistence and timers listen this way,
 * so that reducers stay pure.
 * @returns the function that stops listening.
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
