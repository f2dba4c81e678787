/** How many of something each key has. */
export interface Tally<Key> {
  readonly of: (key: Key) => number;
  /** Those that have any. */
  readonly keys: () => Iterable<Key>;
  readonly isEmpty: () => boolean;
  /** Adds one; answers how to take it away again. */
  readonly add: (key: Key) => () => void;
}

/** Counts from nothing. */
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
