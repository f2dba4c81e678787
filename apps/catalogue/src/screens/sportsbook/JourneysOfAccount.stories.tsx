import { sampleAnswer } from '@kipenga/api/testing/platform';
import { instant, kes } from '@kipenga/betting-core';
import { appears, aVisitor, pageOfJourneys, sees } from '../../scenes/index.ts';
import { expect, within } from 'storybook/test';
import { journey } from './journey.ts';

/** Coming in, coming back, and stepping away. */
export default { title: 'Journeys/Account' };

export const WhatToWatchFor = pageOfJourneys('Journeys/Account', () => ({
  RegisterToVerified,
  ForgottenPassword,
  SetLimit,
  TakeTimeOut,
}));

const profile = aVisitor();
const held = sampleAnswer('getPlayLimits');

export const RegisterToVerified = journey(
  {
    name: 'Register, verify, log in',
    watchFor:
      'The box about age and terms is never ticked in advance. The phone number is written once and carried along to the code and to the login. The good news stands for 4 s before login opens, or gives way at once to “Log in now”.',
    at: '/',
  },
  {
    'Register opens from the header': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
      await expect(await canvas.findByRole('checkbox', { name: /at least 18/ })).not.toBeChecked();
    },
    'Phone, password twice, and consent': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Phone number'), '0712345678');
      await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi');
      await userEvent.type(canvas.getByLabelText('Password again'), 'mchezo-safi');
      await userEvent.click(canvas.getByRole('checkbox', { name: /at least 18/ }));
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Register' }));
    },
    'The code from the SMS is asked for': async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Code from the SMS'), '123456{Enter}');
      await appears(() => canvas.getByRole('button', { name: 'Log in now' }));
    },
    'Login opens with the same number': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in now' }));
      await expect(await canvas.findByLabelText('Phone number')).toHaveValue('0712 345 678');
      await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
    },
    'The header shows the balance, and the window is gone': async ({ canvas }) => {
      await sees(canvas, 'KES 1,250.50');
      await expect(canvas.queryByLabelText('Password')).toBeNull();
    },
  },
);

export const ForgottenPassword = journey(
  {
    name: 'A forgotten password',
    watchFor:
      'The answer is the same for a number that has an account and for one that has none. The code and the new password stand on one form, and login opens when it is done.',
    at: '/',
    modal: { name: 'recover' },
  },
  {
    'The phone number is sent': async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678{Enter}');
      await appears(() => canvas.getByLabelText('New password'));
    },
    'The code and a new password change it': async ({ canvas, platform, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Code from the SMS'), '123456');
      await userEvent.type(canvas.getByLabelText('New password'), 'mchezo-safi-2{Enter}');
      await appears(() => canvas.getByLabelText('Password'));
      await expect(canvas.getByLabelText('Phone number')).toHaveValue('0712 345 678');
      await expect(platform.calls.filter((call) => call.name === 'resetPassword')).toHaveLength(1);
    },
  },
);

export const SetLimit = journey(
  {
    name: 'A deposit limit',
    watchFor:
      'Two taps from the account. No amount is proposed. A lower limit holds at once; a higher one, or none, only after a day, and both dates stand there. Nothing asks why.',
    at: '/account',
    profile,
  },
  {
    'Limits stands with Deposit and Withdraw': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Limits' }));
      await appears(() => canvas.getByRole('region', { name: 'Limits and breaks' }));
    },
    'A limit for a month is set': async ({ canvas, platform, userEvent }) => {
      await userEvent.click(canvas.getByText('Deposit limit'));
      await userEvent.click(canvas.getByRole('radio', { name: 'A month' }));
      const amount = canvas.getByRole('textbox', { name: 'At most' });
      await expect(amount).toHaveValue('');
      await userEvent.type(amount, '5000');
      platform.change({
        getPlayLimits: {
          ...held,
          depositLimits: [...held.depositLimits, { period: 'month', amount: kes(5_000), pending: null }],
        },
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
      await sees(canvas, /^Saved\. A lower limit starts now/);
    },
    'The page counts it': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await sees(canvas, '3 set');
    },
  },
);

export const TakeTimeOut = journey(
  {
    name: 'A time-out',
    watchFor:
      'One question, because it cannot be taken back, and none why. The shortest is chosen at the start. Afterwards the page says until when, and withdrawing stays possible.',
    at: '/responsible-gambling',
    profile,
  },
  {
    'Time-out opens, the shortest chosen': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByText('Time-out'));
      await expect(await canvas.findByRole('radio', { name: '24 hours' })).toBeChecked();
    },
    'A week is chosen and asked about once': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Take a time-out' }));
      await sees(canvas, 'Take a time-out for 7 days? This cannot be undone.');
    },
    'It has begun, and the page says until when': async ({ canvas, platform, userEvent }) => {
      platform.change({ getPlayLimits: { ...held, timeOutUntil: instant('2026-11-28T09:00:00Z') } });
      await userEvent.click(canvas.getByRole('button', { name: 'Yes, 7 days' }));
      await sees(canvas, /^Your break has begun/);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(await canvas.findAllByText('Until Sat 28 Nov, 12:00')).not.toHaveLength(0);
    },
  },
);
