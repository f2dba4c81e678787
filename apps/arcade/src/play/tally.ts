/** Counts by key. */
export interface Tally<Key> {
  readonly of: (key: Key) => number;
  /** Keys with a count above zero. */
  readonly keys: () => Iterable<Key>;
  readonly isEmpty: () => boolean;
  /** Adds one. Returns the function that takes it away again. */
  readonly add: (key: Key) => () => void;
}

/** An empty tally. */
export const tally = <Key>(): Tally<Key> => {
  const counts = new Map<Key, number>();
  const of = (key: Key): number => counts.get(key) ?? 0;
  const takeAway = (key: Key): void => {
    if (of(key) > 1) counts.set(key, of(key) - 1);
    else counts.delete(key);
  };
  return {
    of,
    keys: () => counts.keys(),
    isEmpty: () => counts.size === 0,
    add: (key) => {
      counts.set(key, of(key) + 1);
      return () => takeAway(key);
    },
  };
};
