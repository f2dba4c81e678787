import { matchId } from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsInView, withRowsInView } from './rows-in-view.ts';
import { rowsAreKeptBy, useStayingRows } from './use-staying-rows.ts';

const [first, second, third] = ['1', '2', '3'].map((id) => aMatch({ id: matchId(id) })) as [
  ReturnType<typeof aMatch>,
  ReturnType<typeof aMatch>,
  ReturnType<typeof aMatch>,
];
beforeEach(() => rowsAreKeptBy(withRowsInView));
afterEach(() => {
  rowsInView.clear();
  rowsAreKeptBy();
});
const rowsOf = () =>
  renderHook(({ matches }) => useStayingRows(matches), {
    initialProps: { matches: [first, second, third] },
  });

test('a match that starts while its row is looked at stays in its place without prices, until it is out of sight', () => {
  rowsInView.add(second.id);
  const { result, rerender } = rowsOf();
  rerender({ matches: [first, third] });
  const [before, staying, after] = result.current;
  expect([before, after]).toEqual([first, third]);
  expect(staying?.id).toBe(second.id);
  expect(staying?.mainOutcomes.home).toMatchObject({ id: second.mainOutcomes.home?.id, odds: null });
  rowsInView.clear();
  rerender({ matches: [first, { ...third }] });
  expect(result.current.map(({ id }) => id)).toEqual(['1', '3']);
});

test('a match nobody looks at leaves at once, and the same list is the same rows', () => {
  const { result, rerender } = rowsOf();
  const matches = [second, third];
  rerender({ matches });
  expect(result.current).toEqual(matches);
  const rows = result.current;
  rerender({ matches });
  expect(result.current).toBe(rows);
});
