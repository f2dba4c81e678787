/** The fields of a query that a list needs. */
interface ListQuery<Item> {
  readonly data?: readonly Item[] | undefined;
  /** Also while it is asked for again: Retry keeps its place and the focus. */
  readonly error?: unknown;
}

/** Several lists as one. */
export interface CombinedList<Item> {
  readonly items: readonly Item[];
  /** Failed: none of them came. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Some came and some did not: what is shown is not everything (D44). */
  readonly hasGap: boolean;
}

/** Joins lists from several calls, in their order. It loads until each has answered, well or not. */
export function combineLists<Item>(queries: readonly ListQuery<Item>[]): CombinedList<Item> {
  const items = queries.flatMap(({ data }) => data ?? []);
  const missing = queries.filter(({ data, error }) => error !== undefined && data === undefined).length;
  const isLoading = queries.some(({ data, error }) => data === undefined && error === undefined);
  if (isLoading) return { items, state: 'loading', hasGap: false };
  return { items, state: missing === queries.length ? 'failed' : 'ready', hasGap: missing > 0 };
}
