import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const asked = (...pages: readonly { readonly rows: readonly number[] }[]) => ({
  currentData: { pages },
  fulfilledTimeStamp: 1_000,
  isFetching: false,
  hasNextPage: true,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
});

test('one page says when it was so; a list of several, each fetched at its own time, does not', () => {
  expect(rowsOf(asked({ rows: [1] }))).toMatchObject({ rows: [1], asOfMs: 1_000 });
  expect(rowsOf(asked({ rows: [1] }, { rows: [2] }))).toMatchObject({ rows: [1, 2], asOfMs: undefined });
});
