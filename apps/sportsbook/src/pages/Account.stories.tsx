import { breaksDown, hangs, sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { aVisitor, sees } from '@kipenga/shell/testing/scenes';
import { expect } from 'storybook/test';
import { scene } from '../testing/scene.tsx';

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

/** The last balance known stays; that it may be old is said beside it (R8-11). */
export const BalanceFailed = scene(
  { at, profile, answers: { getBalance: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'The balance did not load.');
    await expect(canvas.getAllByText('KES 1,250.50')[0]).toBeVisible();
  },
);

export const BalanceLoading = scene({ at, profile, answers: { getBalance: hangs } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Logout' })).toBeEnabled();
});

export const Withdraw = scene({ at, profile, modal: withdraw }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '200');
  await sees(canvas, 'Fee on deposits not yet played');
  await expect(canvas.getByText('KES 187.50')).toBeVisible();
});

export const WithdrawMoreThanThereIs = scene(
  { at, profile, modal: withdraw },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '5000{Enter}');
    await sees(canvas, 'Your balance is KES 1,250.50.');
  },
);

export const LoggedOut = scene({ at }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
});

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'KES 2,000.00');
  await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
});
