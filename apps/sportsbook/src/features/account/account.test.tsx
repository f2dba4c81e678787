import { instant, kes } from '@kipenga/betting-core';
import { selectIsLoggedIn } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AccountPage } from '../../pages/AccountPage.tsx';
import { StaticPage } from '../../pages/StaticPage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';

const getOwnAccount = {
  referralCode: 'KJ7M2QX',
  welcomeLocked: kes(1_950),
  welcomeToStake: kes(19_500),
  welcomeDeposit: kes(500),
  openBets: 2,
};
const show = (page: React.ReactNode, path: string, answers: object = {}) =>
  renderInSportsbook(page, { path, profile: aProfile(), answers: { getOwnAccount, ...answers } });

test.each([
  ['/account', <AccountPage key="account" />],
  ['/bonus', <StaticPage key="bonus" />],
])(
  '%s says what is left to stake for the welcome bonus, and which deposit brought it (D109)',
  async (path, page) => {
    await show(page, path);
    expect(await screen.findByText('KES 19,500.00 left to stake')).toBeInTheDocument();
    expect(
      screen.getByText(
        /KES 1,950\.00 of it is still locked\. It came with your deposit of KES 500\.00\..*1\.50/,
      ),
    ).toBeInTheDocument();
  },
);

test('the account says what the house has set for it, why and since when (D98)', async () => {
  const measures = [{ since: instant('2026-11-24T09:00:00Z'), description: 'We hold your stakes.' }];
  await show(<AccountPage />, '/account', { getOwnAccount: { ...getOwnAccount, measures, owes: kes(350) } });
  expect(await screen.findByRole('region', { name: 'What we have set for your account' })).toHaveTextContent(
    /We hold your stakes\. Since .*24.*You owe us KES 350\.00/,
  );
});

test('the account shows one’s own referral code, to be copied', async () => {
  const { user } = { user: userEvent.setup() };
  await show(<AccountPage />, '/account');
  expect(await screen.findByText('KJ7M2QX')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('KJ7M2QX');
});

test('closing says what becomes of the money, asks for a tick and the password, and logs out (D104)', async () => {
  const { store, platform } = await show(<AccountPage />, '/account?view=close', {
    getBalance: { balance: kes(500), bonus: kes(1_950), freeBet: kes(0) },
    closeAccount: {
      kind: 'accepted',
      description: 'Closed',
      reason: { code: 'account-closed-own', values: {} },
    },
  });
  expect(await screen.findByText(/^Your balance, KES 500\.00, goes to/)).toBeInTheDocument();
  expect(await screen.findByText('Fee on deposits not yet played')).toBeInTheDocument();
  expect(screen.getByText('KES 452.00')).toBeInTheDocument();
  expect(await screen.findByText(/You lose your bonus of KES 1,950\.00/)).toBeInTheDocument();
  expect(await screen.findByText(/open bets and tickets, 2, play on/)).toBeInTheDocument();
  const close = screen.getByRole('button', { name: 'Close account' });
  await userEvent.click(close);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(close);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(platform.calls.some(({ name }) => name === 'closeAccount')).toBe(false);
  await userEvent.type(screen.getByLabelText('Password'), 'mchezo safi');
  await userEvent.click(close);
  await vi.waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(false));
  expect(platform.calls.find(({ name }) => name === 'closeAccount')?.request).toEqual({
    password: 'mchezo safi',
    receives: kes(452),
  });
});
