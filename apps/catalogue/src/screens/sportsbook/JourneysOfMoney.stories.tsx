import { sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { appears, aVisitor, pageOfJourneys, sees } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { journey } from './journey.ts';

/** Money in and out by mobile money: as many steps one way as the other. */
export default { title: 'Journeys/Money' };

export const WhatToWatchFor = pageOfJourneys('Journeys/Money', () => ({
  Deposit,
  Withdraw,
}));

const profile = aVisitor();
const balance = sampleAnswer('getBalance');

export const Deposit = journey(
  {
    name: 'Deposit by mobile money',
    watchFor:
      'The header’s button opens the window from any page. Amounts are offered and none is chosen. After the prompt the window stays and watches the balance, so that coming back from the phone’s PIN shows what arrived, and the way back to what was being done.',
    at: '/account',
    profile,
  },
  {
    'Deposit opens the window, with no amount in it': async ({ canvas, userEvent }) => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /^Deposit/ }))[0]!);
      await expect(await canvas.findByRole('textbox', { name: 'Amount in KES' })).toHaveValue('');
    },
    'An amount is entered, and the prompt goes to the phone': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in KES' }), '100{Enter}');
      await sees(canvas, /^Congratulations\. A deposit prompt has been sent to your phone/);
    },
    'The PIN is entered on the phone: within 5 s the window says that the money is there': async ({
      canvas,
      platform,
    }) => {
      const [asked] = sampleAnswer('getTransactions');
      platform.change({
        getBalance: { ...balance, balance: kes(1_350.5) },
        getTransactions: asked ? [{ ...asked, status: 'COMPLETED' }] : [],
      });
      await sees(canvas, 'KES 100.00 has arrived: it is in your balance.');
      await canvas.findAllByText('KES 1,350.50');
    },
  },
);

export const Withdraw = journey(
  {
    name: 'Withdraw to the phone',
    still: 'Account#Withdraw',
    watchFor:
      'The fee, what arrives and the cents that stay stand there, with a tax where the law has one, while the amount is typed, before anything is sent. The button names the amount. It takes no more steps than a deposit.',
    at: '/account',
    profile,
  },
  {
    'Withdraw stands beside Deposit': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
      await appears(() => canvas.getByRole('textbox', { name: 'Amount in KES' }));
    },
    'The amount is entered, and what it costs is said': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in KES' }), '200');
      await sees(canvas, 'Fee on deposits not yet played');
      await expect(canvas.getByText('KES 187.00')).toBeVisible();
    },
    'One press sends it, and the answer is said': async ({ canvas, platform, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw KES 200.00' }));
      await sees(canvas, 'Your money is on its way');
      await expect(canvas.queryByRole('textbox', { name: 'Amount in KES' })).toBeNull();
      await expect(platform.calls.filter((call) => call.name === 'withdraw')).toHaveLength(1);
    },
  },
);
