import { hangs, httpRefusal, offline, refusal, sampleAnswer } from '@kipenga/api/testing/platform';
import { DEFAULT_LIMITS, KENYA_TAX_RECORDS, kes, nairobiDay } from '@kipenga/betting-core';
import { expect, within } from 'storybook/test';
import { aVisitor } from '../../scenes/a-visitor.ts';
import { scene } from './scene.tsx';
import { appears, sees } from '../../scenes/sees.ts';

/** The windows both apps have (R2-26), in the house. */
export default { title: 'Screens/Windows' };

const logIn = { at: '/', modal: { name: 'log-in' } } as const;
const register = { at: '/', modal: { name: 'register' } } as const;
const verify = { at: '/', modal: { name: 'verify', phone: '254712345678', isCodeSent: true } } as const;
const recover = { at: '/', modal: { name: 'recover' } } as const;
const deposit = { at: '/', modal: { name: 'deposit' }, profile: aVisitor() } as const;

export const LogIn = scene(logIn, async ({ canvas }) => {
  await appears(() => canvas.getByLabelText('Password'));
  await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

export const LogInWithNothing = scene(logIn, async ({ canvas, platform, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Password'), '{Enter}');
  await sees(canvas, 'Phone Number is invalid');
  await sees(canvas, 'Enter your password');
  await expect(platform.calls.some((call) => call.name === 'logIn')).toBe(false);
});

export const LoggingIn = scene({ ...logIn, answers: { logIn: hangs } }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
  await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
  const window = within(canvas.getByRole('dialog'));
  await appears(() => window.getByRole('button', { name: /Log In/, busy: true }));
});

export const LogInOffline = scene(
  { ...logIn, answers: { logIn: offline } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
    await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
    await sees(canvas, 'No answer came. Check your connection and try again.');
  },
);

export const TooManyTries = scene(
  { ...logIn, answers: { logIn: httpRefusal(429, '') } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
    await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
    await sees(canvas, 'Too many tries. Wait a moment and try again.');
  },
);

/** 101: the number was never verified, so its window opens (R4-17). */
export const LogInUnverified = scene(
  { ...logIn, answers: { logIn: { kind: 'unverified', description: '' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
    await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
    await sees(canvas, 'Verify Phone Number');
  },
);

export const LogInInSwahili = scene({ ...logIn, language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByLabelText('Nenosiri'));
});

export const Register = scene(register, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('checkbox', { name: /I am at least 18 years of age/ }),
  ).not.toBeChecked();
});

export const RegisterWithoutConsent = scene(register, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
  await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi');
  await userEvent.type(canvas.getByLabelText('Password again'), 'mchezo-safi{Enter}');
  await sees(canvas, /is for adults of 18 and over/);
});

export const PasswordsDiffer = scene(register, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
  await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi');
  await userEvent.type(canvas.getByLabelText('Password again'), 'mchezo{Enter}');
  await sees(canvas, 'Error: Passwords dont match');
});

export const RegisterInSwahili = scene({ ...register, language: 'sw' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
});

export const VerifyPhone = scene(verify, async ({ canvas }) => {
  await appears(() => canvas.getByLabelText('Code from the SMS'));
  await expect(canvas.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
});

export const VerifyWrongCode = scene(
  { ...verify, answers: { finishRegistration: refusal(4, 'This code is not right.') } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Code from the SMS'), '111111{Enter}');
    await sees(canvas, 'This code is not right.');
  },
);

/** The good news stands for 4 s, then login opens; or at once, by its button (R4-20). */
export const Verified = scene(verify, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Code from the SMS'), '123456{Enter}');
  await appears(() => canvas.getByRole('button', { name: 'Log in now' }));
});

export const ForgotPassword = scene(recover, async ({ canvas }) => {
  await sees(canvas, 'Enter your phone number and we will send you a code by SMS.');
});

export const ResetPassword = scene(recover, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678{Enter}');
  await appears(() => canvas.getByLabelText('New password'));
  await expect(canvas.getByLabelText('Code from the SMS')).toHaveValue('');
});

export const ResetIncomplete = scene(recover, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678{Enter}');
  await userEvent.type(await canvas.findByLabelText('New password'), 'mchezo-safi-2{Enter}');
  await sees(canvas, 'Enter the code from the SMS');
});

export const Deposit = scene(deposit, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Amount in KES' })).toHaveValue('');
  await expect(canvas.getByText(/A payment prompt goes to 0712 345 678/)).toBeVisible();
});

export const DepositTooMuch = scene(deposit, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '70001{Enter}');
  await sees(canvas, 'The most you can deposit at once is KES 70,000.00.');
});

/** Under the law of 2025 a part of every deposit is tax: said before it is paid (D94). */
export const DepositTaxed = scene(
  {
    ...deposit,
    answers: {
      getLimits: {
        ...DEFAULT_LIMITS,
        taxes: { today: nairobiDay('2026-11-21'), records: KENYA_TAX_RECORDS },
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '100');
    await sees(canvas, 'Tax on deposits, 5%');
    await sees(canvas, 'KES 95.00');
  },
);

/** The balance is asked for every 5 s while the window is open (R4-25). */
export const DepositArrived = scene(deposit, async ({ canvas, platform, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '100{Enter}');
  await sees(canvas, /^Congratulations/);
  const [asked] = sampleAnswer('getTransactions');
  platform.change({
    getBalance: { ...sampleAnswer('getBalance'), balance: kes(1350.5) },
    getTransactions: asked ? [{ ...asked, status: 'COMPLETED' }] : [],
  });
  await sees(canvas, 'KES 100.00 has arrived: it is in your balance.');
  await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
});

export const DepositInSwahili = scene({ ...deposit, language: 'sw' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox')).toHaveValue('');
});
