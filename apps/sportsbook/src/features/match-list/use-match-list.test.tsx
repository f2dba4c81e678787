import { makeTransport, sportsApi } from '@kipenga/api';
import { fakePlatform } from '@kipenga/api/testing';
import { matchId } from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSportsbookStore } from '../../store.ts';
import { FIRST_VIEW, topArguments } from './list-arguments.ts';
import { useMatchList } from './use-match-list.ts';

beforeEach(() => {
  document.documentElement.dataset['saver'] = 'on';
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
});
afterEach(() => {
  delete document.documentElement.dataset['saver'];
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** Home where data is saved, with the first rows from the server or without. */
async function home({ hasFirstRows }: { readonly hasFirstRows: boolean }) {
  const platform = fakePlatform({ getTopMatches: [aMatch(), aMatch({ id: matchId('m2') })] });
  const store = createSportsbookStore({ transport: makeTransport({ fetch: platform }) });
  if (hasFirstRows)
    await store.dispatch(sportsApi.endpoints.getTopMatches.initiate(topArguments(FIRST_VIEW)));
  const before = platform.calls.length;
  const { result } = renderHook(() => useMatchList({ kind: 'top' }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { result, asked: () => platform.calls.length - before };
}

test('where data is saved a list that the server did not send is asked for at once', async () => {
  const { result } = await home({ hasFirstRows: false });
  await vi.waitFor(() => expect(result.current.matches).toHaveLength(2));
});

test('where data is saved the rows after the first wait for a person, and the first are shown', async () => {
  const { result, asked } = await home({ hasFirstRows: true });
  expect(result.current.matches).toHaveLength(2);
  expect(result.current.isFetching).toBe(false);
  act(() => void document.body.dispatchEvent(new Event('scroll')));
  expect(result.current.isFetching).toBe(true);
  await vi.waitFor(() => expect(asked()).toBe(1));
});
