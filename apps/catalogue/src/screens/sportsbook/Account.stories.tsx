import { breaksDown, everyCall, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { aVisitor, sees, seesSessionEnded, sessionEnds } from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/Account' };

const profile = aVisitor();
const at = '/account';
const withdraw = { name: 'app:withdraw' } as const;

export const Ideal = scene({ at, profile }, async ({ canvas }) => {
  await sees(canvas, 'KES 2,000.00');
  await expect(canvas.getByRole('link', { name: 'My Transactions' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled();
});

export const NoMoney = scene(
  {
    at,
    profile: aVisitor({ balance: kes(0), bonus: kes(0), freeBet: kes(0) }),
    answers: {
      getBalance: { ...sampleAnswer('getBalance'), balance: kes(0), bonus: kes(0), freeBet: kes(0) },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('KES 0.00')).not.toHaveLength(0);
  },
);

/** The longest figures a wallet is likely to see: they wrap, and are never cut. */
export const VeryMuchMoney = scene(
  {
    at,
    profile,
    answers: {
      getBalance: { ...sampleAnswer('getBalance'), balance: kes(12_345_678.9), bonus: kes(1_234_567.5) },
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('KES 12,345,678.90')).toHaveLength(2));
  },
);

/** The last known balance stays, marked as possibly old (R8-11). */
export const BalanceFailed = scene(
  { at, profile, answers: { getBalance: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'The balance did not load.');
    await expect(canvas.getAllByText('KES 1,250.50')[0]).toBeVisible();
  },
);

/** The balance known at login is shown at once, without waiting. */
export const BalanceLoading = scene({ at, profile, answers: { getBalance: hangs } }, async ({ canvas }) => {
  await expect((await canvas.findAllByText('KES 1,250.50'))[0]).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Logout' })).toBeEnabled();
});

export const Withdraw = scene({ at, profile, modal: withdraw }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '200');
  await sees(canvas, 'Fee on deposits not yet played');
  await expect(canvas.getByText('KES 187.00')).toBeVisible();
});

export const WithdrawMoreThanThereIs = scene(
  { at, profile, modal: withdraw },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '5000{Enter}');
    await sees(canvas, 'Your balance is KES 1,250.50.');
  },
);

export const Offline = scene({ at, profile, answers: everyCall(offline) }, async ({ canvas }) => {
  await sees(canvas, 'The balance did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const SessionEnded = scene({ at, profile, answers: sessionEnds }, seesSessionEnded);

export const LoggedOut = scene({ at }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
});

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'KES 2,000.00');
  await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
});
