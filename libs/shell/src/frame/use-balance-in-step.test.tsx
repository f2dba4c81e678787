import { bettingApi } from '@kipenga/api';
import { kes } from '@kipenga/betting-core';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
