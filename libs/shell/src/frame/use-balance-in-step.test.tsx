import { bettingApi } from '@kipenga/api';
import { kes } from '@kipenga/betting-core';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepAwaitedDeposit } from '../modals/over-reload.ts';
import { selectProfile } from '../session/session.slice.ts';
import { aProfile, renderInShell } from '../testing/index.ts';
import { CustomerHeader } from './CustomerHeader.tsx';

const wallet = (balance: number) => ({ balance: kes(balance), bonus: kes(0), freeBet: kes(0) });
const aTab = (balance: number, profile = aProfile()) =>
  renderInShell(<CustomerHeader profile={profile} />, {
    profile,
    answers: { getBalance: wallet(balance) },
  });

test('a balance that is another in one tab is asked for in the one beside it, until both know the same (D48)', async () => {
  const here = await aTab(100);
  // The first tab has sent its balance before the second listens. A tab that hears a balance before it has its own refetches once
  // more.
  await screen.findByText('KES 100.00');
  const beside = await aTab(100);
  await waitFor(() => expect(screen.getAllByText('KES 100.00')).toHaveLength(2));
  const asked = ({ platform }: typeof here) =>
    platform.calls.filter(({ name }) => name === 'getBalance').length;
  expect([asked(here), asked(beside)]).toEqual([1, 1]);
  for (const { platform } of [here, beside]) platform.change({ getBalance: wallet(51) });
  act(() => void here.store.dispatch(bettingApi.util.invalidateTags(['Balance'])));
  await waitFor(() => expect(screen.getAllByText('KES 51.00')).toHaveLength(2));
  expect([asked(here), asked(beside)]).toEqual([2, 2]);
});

test('what the platform told of the money is what a page loaded again begins with', async () => {
  const { store } = await aTab(411);
  await waitFor(() => expect(selectProfile(store.getState())?.balance).toBe(kes(411)));
});

test('a deposit whose prompt was open when the page was loaded again is seen when it is paid (R4-25)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { profileId } = aProfile();
  keepAwaitedDeposit({ profileId, balance: kes(100), sentAtMs: Date.now() });
  const { platform } = await aTab(100);
  await waitFor(() => expect(screen.getByText('KES 100.00')).toBeInTheDocument());
  platform.change({ getBalance: wallet(300) });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(screen.getByText('KES 300.00')).toBeInTheDocument());
  const asked = platform.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(platform.calls.length, 'once it is there it is not asked for on and on').toBeLessThanOrEqual(
    asked + 1,
  );
  vi.useRealTimers();
});
