import { accountApi, useGetActiveSportsQuery, type Balance } from '@kipenga/api';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import {
  addCents,
  DEFAULT_LIMITS,
  instant,
  instantFromMs,
  KENYA_TAX_RECORDS,
  kes,
  nairobiDay,
} from '@kipenga/betting-core';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectIsLoggedIn } from '../session/session.slice.ts';
import { startUp } from '../start/start-up.ts';
import { aProfile, renderInShell, testHost, testStore } from '../testing/index.ts';
import { DepositModal } from './DepositModal.tsx';
import { LoginModal } from './LoginModal.tsx';
import { modalOpened, selectModal } from './modal.slice.ts';
import { RecoverPasswordModal } from './RecoverPasswordModal.tsx';
import { RegisterModal } from './RegisterModal.tsx';
import { VERIFIED_REDIRECT_MS } from './PhoneVerified.tsx';
import { VerifyPhoneModal } from './VerifyPhoneModal.tsx';

const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const accepted = { kind: 'accepted', description: 'done' } as const;
const refused = { kind: 'refused', code: 5, description: 'The house says no' } as const;

describe('Log In', () => {
  test('an answer 0 logs in (R4-17)', async () => {
    const { store } = await renderInShell(<LoginModal />, {
      answers: { logIn: { kind: 'logged-in', profile: aProfile(), description: '' } },
    });
    await fill({ 'Phone number': '0712345678', Password: 'secret' });
    await press('Log In');
    await vi.waitFor(() => expect(selectIsLoggedIn(store.getState())).toBe(true));
    expect(selectModal(store.getState())).toBeNull();
  });

  test('an answer 101 opens verification with the number (R4-17)', async () => {
    const { store } = await renderInShell(<LoginModal />, {
      answers: { logIn: { kind: 'unverified', description: '' } },
    });
    await fill({ 'Phone number': '0712 345 678', Password: 'secret' });
    await press('Log In');
    await vi.waitFor(() =>
      expect(selectModal(store.getState())).toEqual({ name: 'verify', phone: '254712345678' }),
    );
  });

  test('any other answer is shown, and both fields are marked invalid (R8-05)', async () => {
    await renderInShell(<LoginModal />, {
      answers: { logIn: { kind: 'refused', code: 1, description: 'Wrong phone or password' } },
    });
    await fill({ 'Phone number': '0712345678', Password: 'wrong' });
    await press('Log In');
    expect(await screen.findByText('Wrong phone or password')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone number')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  test('what was wrong is forgotten as soon as it is changed (R8-05)', async () => {
    await renderInShell(<LoginModal />, {
      answers: { logIn: { kind: 'refused', code: 1, description: 'Wrong phone or password' } },
    });
    await fill({ 'Phone number': '0712345678', Password: 'wrong' });
    await press('Log In');
    await screen.findByText('Wrong phone or password');
    await fill({ Password: 'right' });
    expect(screen.queryByText('Wrong phone or password')).toBeNull();
    expect(screen.getByLabelText('Phone number')).toBeValid();
  });

  test('an empty password is not sent (R5-03)', async () => {
    const { platform } = await renderInShell(<LoginModal />);
    await fill({ 'Phone number': '0712345678' });
    await press('Log In');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(platform.calls).toEqual([]);
  });
});

describe('Get Started', () => {
  const form = { 'Phone number': '0712345678', Password: 'mchezo-safi', 'Password again': 'mchezo-safi' };
  const consent =
    'I am at least 18 years of age and I have read, accept and agree to the Terms and Conditions.';

  test('res 0 opens verification (R4-18)', async () => {
    const { store, platform } = await renderInShell(<RegisterModal />, { answers: { register: accepted } });
    await fill(form);
    await userEvent.click(screen.getByLabelText(consent));
    await press('Register');
    await vi.waitFor(() =>
      expect(selectModal(store.getState())).toEqual({
        name: 'verify',
        phone: '254712345678',
        isCodeSent: true,
      }),
    );
    expect(platform.calls[0]?.request).toMatchObject({
      phone: '254712345678',
      medium: 'web_ui',
      consent: expect.stringMatching(/.+/),
    });
  });

  test('a referral code is sent, and one that nobody has is said at its field', async () => {
    const register = { ...refused, reason: { code: 'referral-unknown', values: {} } } as const;
    const { platform } = await renderInShell(<RegisterModal />, { answers: { register } });
    await fill({
      'Phone number': '0712345678',
      Password: 'mchezo safi 7',
      'Password again': 'mchezo safi 7',
      'Referral code (optional)': 'KJ7M2QX',
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Register');
    expect(await screen.findByText(/^Nobody has this referral code/)).toBeInTheDocument();
    expect(screen.getByLabelText('Referral code (optional)')).toBeInvalid();
    expect(platform.calls.find(({ name }) => name === 'register')?.request).toMatchObject({
      referralCode: 'KJ7M2QX',
    });
  });

  test('a refusal is described in the dialog (R8-06)', async () => {
    await renderInShell(<RegisterModal />, { answers: { register: refused } });
    await fill(form);
    await userEvent.click(screen.getByLabelText(consent));
    await press('Register');
    expect(await screen.findByText('Oops!')).toBeInTheDocument();
    expect(screen.getByText('The house says no')).toBeInTheDocument();
  });

  test('a refusal without words gets the catalogue sentence (R8-02)', async () => {
    await renderInShell(<RegisterModal />, { answers: { register: { ...refused, description: '' } } });
    await fill(form);
    await userEvent.click(screen.getByLabelText(consent));
    await press('Register');
    expect(
      await screen.findByText('Oops! Looks like something went wrong. Please try again.'),
    ).toBeInTheDocument();
  });

  test.each([
    ['Phone Number is invalid', { ...form, 'Phone number': '0212345678' }],
    ['Error: Passwords dont match', { ...form, 'Password again': 'other' }],
    ['Use at least 6 characters', { ...form, Password: '1234', 'Password again': '1234' }],
    [/guessed first/, { ...form, Password: 'Arsenal', 'Password again': 'Arsenal' }],
    [/phone number cannot be/, { ...form, Password: '0712345678', 'Password again': '0712345678' }],
  ])('says "%s" (R5-02, R5-04)', async (sentence, fields) => {
    const { platform } = await renderInShell(<RegisterModal />);
    await fill(fields);
    await press('Register');
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(platform.calls).toEqual([]);
  });

  test('says all that is wrong at once, and goes to the first of it (R5-02, R5-04)', async () => {
    await renderInShell(<RegisterModal />);
    await press('Register');
    expect(screen.getByText('Phone Number is invalid')).toBeInTheDocument();
    expect(screen.getByText('Enter a password')).toBeInTheDocument();
    expect(screen.getByText(/^Tick the box to go on/)).toBeInTheDocument();
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
  });

  test('a field that is being changed is no longer called wrong; the others are (R5-02)', async () => {
    await renderInShell(<RegisterModal />);
    await fill({ ...form, 'Phone number': '0212345678', 'Password again': 'other' });
    await press('Register');
    await fill({ Password: 'other' });
    expect(screen.queryByText('Error: Passwords dont match')).toBeNull();
    expect(screen.getByText('Phone Number is invalid')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText(consent));
    expect(screen.getByLabelText(consent)).toBeValid();
  });

  test('reading the terms leaves the form as it is (R1-02)', async () => {
    const { store } = await renderInShell(<RegisterModal />);
    store.dispatch(modalOpened({ name: 'register' }));
    const terms = screen.getByRole('link', { name: /Terms and Conditions/ });
    expect(terms).toHaveAttribute('target', '_blank');
    await userEvent.click(terms);
    expect(selectModal(store.getState())).toEqual({ name: 'register' });
  });

  test('is refused without the declaration (R1-02, R5-04)', async () => {
    const { platform } = await renderInShell(<RegisterModal />);
    await fill(form);
    await press('Register');
    expect(screen.getByLabelText(consent)).toBeInvalid();
    expect(platform.calls).toEqual([]);
  });
});

describe('Verify Phone Number', () => {
  test('in a sandbox it leads to the very phone the code went to (D60)', async () => {
    await renderInShell(<VerifyPhoneModal phone="254712345678" isSandbox />);
    expect(screen.getByRole('link', { name: /practice handset/ })).toHaveAttribute(
      'href',
      '/sandbox/handset#254712345678',
    );
  });

  afterEach(() => void vi.useRealTimers());

  test('shows the message, and opens login 4 s later (R4-20)', async () => {
    const { store } = await renderInShell(<VerifyPhoneModal phone="254712345678" />, {
      answers: { finishRegistration: { kind: 'accepted', description: 'You are verified' } },
    });
    await fill({ 'Code from the SMS': '123456' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.submit(screen.getByLabelText('Code from the SMS').closest('form')!);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('You are verified')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(VERIFIED_REDIRECT_MS - 2));
    expect(selectModal(store.getState())).toBeNull();
    act(() => void vi.advanceTimersByTime(2));
    expect(selectModal(store.getState())).toMatchObject({ name: 'log-in', phone: '254712345678' });
    expect(VERIFIED_REDIRECT_MS).toBe(4000);
  });

  test('says "Phone number is invalid" (R5-02)', async () => {
    await renderInShell(<VerifyPhoneModal phone="12" />);
    await fill({ 'Code from the SMS': '123456' });
    await press('Verify');
    expect(screen.getByText('Phone number is invalid')).toBeInTheDocument();
  });
});

describe('Recover Password', () => {
  const toReset = async () => {
    await fill({ 'Phone number': '0712345678' });
    await press('Send the code');
    await screen.findByLabelText('New password');
  };

  test.each([
    [
      { kind: 'accepted', description: '' },
      { name: 'log-in', phone: '254712345678' },
    ],
    [
      { kind: 'unverified', description: '' },
      { name: 'verify', phone: '254712345678' },
    ],
  ] as const)('an answer %j leads to %j (R4-19)', async (answer, modal) => {
    const { store } = await renderInShell(<RecoverPasswordModal />, {
      answers: { requestCode: accepted, resetPassword: answer },
    });
    await toReset();
    await fill({ 'Code from the SMS': '123456', 'New password': 'mchezo-safi' });
    await press('Change the password');
    await vi.waitFor(() => expect(selectModal(store.getState())).toMatchObject(modal));
  });

  test('a password that was changed loads what the screen shows again (R4-19)', async () => {
    function Sports() {
      useGetActiveSportsQuery();
      return <RecoverPasswordModal />;
    }
    const { platform } = await renderInShell(<Sports />, {
      answers: { requestCode: accepted, resetPassword: accepted },
    });
    const loads = () => platform.calls.filter(({ name }) => name === 'getActiveSports').length;
    await vi.waitFor(() => expect(loads()).toBe(1));
    await toReset();
    await fill({ 'Code from the SMS': '123456', 'New password': 'mchezo-safi' });
    await press('Change the password');
    await vi.waitFor(() => expect(loads()).toBe(2));
  });

  test('any other answer is an error dialog (R4-19)', async () => {
    await renderInShell(<RecoverPasswordModal />, {
      answers: { requestCode: accepted, resetPassword: refused },
    });
    await toReset();
    await fill({ 'Code from the SMS': '123456', 'New password': 'mchezo-safi' });
    await press('Change the password');
    expect(await screen.findByText('The house says no')).toBeInTheDocument();
  });

  test('says before sending that a password is guessed first, and then sends another', async () => {
    const { platform } = await renderInShell(<RecoverPasswordModal />, {
      answers: { requestCode: accepted, resetPassword: accepted },
    });
    await toReset();
    await fill({ 'Code from the SMS': '123456', 'New password': 'qwerty123' });
    await press('Change the password');
    expect(screen.getByText(/guessed first/)).toBeInTheDocument();
    expect(platform.calls.map((call) => call.name)).toEqual(['requestCode']);
    await fill({ 'New password': 'mchezo-safi' });
    expect(screen.queryByText(/guessed first/)).toBeNull();
    await press('Change the password');
    await vi.waitFor(() => expect(platform.calls.map((call) => call.name)).toContain('resetPassword'));
  });

  test('needs phone, code and password (R5-05)', async () => {
    const { platform } = await renderInShell(<RecoverPasswordModal />, {
      answers: { requestCode: accepted },
    });
    await toReset();
    await press('Change the password');
    expect(screen.getByLabelText('Code from the SMS')).toHaveAccessibleDescription(
      'Enter the code from the SMS',
    );
    expect(screen.getByLabelText('Code from the SMS')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Enter a password');
    expect(screen.getByLabelText('Phone number')).toBeValid();
    expect(platform.calls.map((call) => call.name)).toEqual(['requestCode']);
  });

  test('sends another code after a minute, without the number asked for again (D26)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { platform } = await renderInShell(<RecoverPasswordModal />, {
      answers: { requestCode: accepted },
    });
    await toReset();
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
    for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    await press('Send the code again');
    expect(platform.calls.map((call) => call.name)).toEqual(['requestCode', 'requestCode']);
    vi.useRealTimers();
  });
});

describe('Deposit', () => {
  const amount = () => screen.getByRole('textbox');

  test('says "Enter a valid amount" and sends nothing (R5-06, R8-09)', async () => {
    const { platform } = await renderInShell(<DepositModal />, { profile: aProfile() });
    await userEvent.type(amount(), '0');
    await press('Deposit');
    expect(screen.getByText('Enter a valid amount')).toBeInTheDocument();
    expect(platform.calls.some((call) => call.name === 'deposit')).toBe(false);
  });

  test('a prompt that was sent is announced in the spec words (R8-10)', async () => {
    const { platform } = await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: { deposit: { kind: 'prompt-sent', description: '' } },
    });
    await userEvent.type(amount(), '100');
    await press('Deposit');
    expect(
      await screen.findByText(
        'Congratulations. A deposit prompt has been sent to your phone. Please enter PIN to complete',
      ),
    ).toBeInTheDocument();
    expect(platform.calls.find((call) => call.name === 'deposit')?.request).toMatchObject({
      phone: '254712345678',
      amount: kes(100),
    });
  });

  test('says the fee on what is not bet, and the welcome bonus with its rules to who has had none (D11, D66, D109)', async () => {
    const own = { ...sampleAnswer('getOwnAccount'), welcomeDeposit: null };
    await renderInShell(<DepositModal />, { profile: aProfile(), answers: { getOwnAccount: own } });
    expect(screen.getByText(/without betting it first, the fee is 10%/)).toBeVisible();
    expect(
      await screen.findByText(
        /KES\s20\.00 or more also brings a welcome bonus of KES\s2,000\.00.*10% of the stake.*after KES\s20,000\.00/,
      ),
    ).toBeVisible();
  });

  test('a prompt refused on the phone, or never answered, is said, and one before it is not meant', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const failed = { type: 'deposit', status: 'FAILED', reference: null, amount: kes(100) } as const;
    const before = { ...failed, at: instant('2026-11-21T09:00:00Z') };
    let transactions: readonly object[] = [];
    await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: {
        deposit: { kind: 'prompt-sent', description: '' },
        getTransactions: () => transactions as never,
      },
    });
    transactions = [{ ...failed, status: 'TRX_SUCCESS', at: instant('2026-11-21T10:00:00Z') }, before];
    await userEvent.type(amount(), '100');
    await press('Deposit');
    expect(await screen.findByRole('status')).toHaveTextContent(/^Congratulations/);
    transactions = [{ ...failed, at: instant('2026-11-21T10:00:00Z') }, before];
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText(/^The payment was cancelled/)).toBeVisible();
    expect(screen.queryByText(/^Congratulations/)).toBeNull();
    vi.useRealTimers();
  });

  test('is busy from submit until the result (R4-24)', async () => {
    const result = Promise.withResolvers<Response>();
    await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: { deposit: () => result.promise },
    });
    await userEvent.type(amount(), '100');
    await press('Deposit');
    expect(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-busy', 'true');
    result.resolve(new Response('', { status: 500 }));
    await screen.findByText('An error occurred, please try again later');
    expect(screen.getByRole('button', { name: 'Deposit' })).not.toHaveAttribute('aria-busy', 'true');
  });

  describe('in a house that asks who pays in (D105, D116)', () => {
    const unknown = {
      kind: 'refused',
      code: 428,
      description: 'Who are you?',
      reason: { code: 'identity-needed', values: {} },
      isIdentityNeeded: true,
    } as const;
    const CARD = {
      'National ID number': '28765432',
      'Date of birth': '24/11/1990',
      'Full name': 'Achieng Otieno',
    };

    test('asks in its place, keeps amount and card through a refusal, and goes on by itself', async () => {
      let isKnown = false;
      const { platform } = await renderInShell(<DepositModal />, {
        profile: aProfile(),
        answers: {
          deposit: () => (isKnown ? { kind: 'prompt-sent', description: '' } : unknown) as never,
          proveIdentity: () =>
            (isKnown
              ? { state: 'verified', description: '' }
              : {
                  state: 'refused',
                  description: 'No',
                  reason: { code: 'identity-no-match', values: {} },
                }) as never,
        },
      });
      await userEvent.type(amount(), '100');
      await press('Deposit');
      await screen.findByLabelText('National ID number');
      expect(screen.getByText('KES 100.00')).toBeVisible();
      await press('Check and send the payment prompt');
      expect(screen.getByLabelText('National ID number')).toHaveFocus();
      expect(screen.getByLabelText('National ID number')).toHaveAccessibleDescription(/6 to 9 digits/);
      expect(platform.calls.some(({ name }) => name === 'proveIdentity')).toBe(false);
      await fill(CARD);
      await press('Check and send the payment prompt');
      expect(await screen.findByText(/do not match/)).toBeVisible();
      expect(screen.getByLabelText('Full name')).toHaveValue('Achieng Otieno');
      isKnown = true;
      await press('Check and send the payment prompt');
      expect(await screen.findByText(/^Congratulations/)).toBeVisible();
      expect(platform.calls.filter(({ name }) => name === 'proveIdentity').at(-1)?.request).toEqual({
        idNumber: '28765432',
        birthDate: '24/11/1990',
        name: 'Achieng Otieno',
      });
      expect(platform.calls.filter(({ name }) => name === 'deposit').at(-1)?.request).toMatchObject({
        amount: kes(100),
      });
    });

    test('an answer that is awaited is said, and nothing is asked again', async () => {
      const pending = { ...unknown, reason: { code: 'identity-pending', values: {} } } as const;
      await renderInShell(<DepositModal />, { profile: aProfile(), answers: { deposit: pending } });
      await userEvent.type(amount(), '100');
      await press('Deposit');
      expect(await screen.findByRole('status')).toHaveTextContent(/still checking/);
      await press('Done');
      expect(amount()).toHaveValue('100');
    });

    test('is asked of whoever has just registered, and can be left for later', async () => {
      const own = {
        referralCode: 'KJ7M2QX',
        welcomeLocked: kes(0),
        welcomeToStake: null,
        welcomeDeposit: null,
        openBets: 0,
        identity: 'needed',
      } as const;
      const logIn = { kind: 'logged-in', profile: aProfile(), description: '' } as const;
      const answers = { logIn, getOwnAccount: own };
      const { store } = await renderInShell(<LoginModal />, { answers });
      act(() => void store.dispatch(modalOpened({ name: 'log-in', phone: '0712345678', isFirst: true })));
      await userEvent.type(screen.getByLabelText('Password'), 'secret');
      await press('Log In');
      await vi.waitFor(() => expect(selectModal(store.getState())).toEqual({ name: 'identity' }));
    });
  });

  const taxed = {
    ...DEFAULT_LIMITS,
    taxes: { today: nairobiDay('2026-11-21'), records: KENYA_TAX_RECORDS },
  };

  test('what of it reaches the balance is said before it is paid (D94)', async () => {
    await renderInShell(<DepositModal />, { profile: aProfile(), answers: { getLimits: taxed } });
    await userEvent.type(amount(), '100');
    expect(await screen.findByText('Tax on deposits, 5%')).toBeVisible();
    expect(screen.getByText('KES 95.00')).toBeVisible();
  });

  test('without a tax on deposits none is named (D94)', async () => {
    await renderInShell(<DepositModal />, { profile: aProfile(), answers: { getLimits: DEFAULT_LIMITS } });
    await userEvent.type(amount(), '100');
    expect(screen.queryByText(/[Tt]ax/)).toBeNull();
  });

  test('what arrived is said, and the way back to what was being done (D94)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = {
      type: 'deposit',
      reference: null,
      amount: kes(100),
      tax: kes(5),
      credited: kes(95),
    } as const;
    const at = instant('2026-11-21T10:00:00Z');
    let transactions: readonly object[] = [];
    const { store } = await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: {
        deposit: { kind: 'prompt-sent', description: '', tax: kes(5), credited: kes(95) },
        getTransactions: () => transactions as never,
      },
    });
    act(() => void store.dispatch(modalOpened({ name: 'deposit' })));
    transactions = [{ ...asked, status: 'TRX_SUCCESS', at }];
    await userEvent.type(amount(), '100');
    await press('Deposit');
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^Congratulations.*Of KES 100\.00, KES 5\.00 is tax: KES 95\.00 reaches your balance\.$/,
    );
    transactions = [{ ...asked, status: 'COMPLETED', at }];
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('KES 95.00 has arrived: it is in your balance.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    await press('Done');
    expect(selectModal(store.getState())).toBeNull();
    vi.useRealTimers();
  });

  test('money that the balance shows first is said to have arrived at once', async () => {
    const asked = { type: 'deposit', reference: null, amount: kes(100) } as const;
    const at = instant('2026-11-21T10:00:00Z');
    let transactions: readonly object[] = [];
    const profile = aProfile();
    const { store } = await renderInShell(<DepositModal />, {
      profile,
      answers: {
        deposit: { kind: 'prompt-sent', description: '' },
        getTransactions: () => transactions as never,
      },
    });
    transactions = [{ ...asked, status: 'TRX_SUCCESS', at }];
    await userEvent.type(amount(), '100');
    await press('Deposit');
    await screen.findByText(/^Congratulations/);
    transactions = [{ ...asked, status: 'COMPLETED', at }];
    const { profileId } = profile;
    const richer = (told: Balance) => ({ ...told, balance: addCents(told.balance, kes(100)) });
    act(
      () =>
        void store.dispatch(accountApi.util.updateQueryData('getBalance', { profileId }, richer) as never),
    );
    expect(await screen.findByText('KES 100.00 has arrived: it is in your balance.')).toBeVisible();
  });

  test('a prompt that is open since before, as after a reload, is said to wait, and followed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = { type: 'deposit', reference: null, amount: kes(100) } as const;
    const at = instantFromMs(Date.now() - 20_000);
    let status = 'TRX_SUCCESS';
    await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: { getTransactions: () => [{ ...asked, status, at }] as never },
    });
    expect(
      await screen.findByText(/^A payment prompt for KES 100\.00 is waiting on your phone/),
    ).toBeVisible();
    status = 'COMPLETED';
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('KES 100.00 has arrived: it is in your balance.')).toBeVisible();
    vi.useRealTimers();
  });

  test('a refusal says the catalogue’s sentence, its reason beside it, and no way round it (R8-09, D99)', async () => {
    await renderInShell(<DepositModal />, { profile: aProfile(), answers: { deposit: refused } });
    await userEvent.type(amount(), '100');
    expect(screen.getByText(/paybill/)).toBeVisible();
    await press('Deposit');
    const said = await screen.findByRole('alert');
    expect([...said.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'An error occurred, please try again later',
      'The house says no',
    ]);
    expect(screen.queryByText(/paybill/)).toBeNull();
  });

  test('a failure says "An error occurred, please try again later" (R8-09)', async () => {
    await renderInShell(<DepositModal />, {
      profile: aProfile(),
      answers: { deposit: () => new Response('', { status: 500 }) },
    });
    await userEvent.type(amount(), '100');
    await press('Deposit');
    expect(await screen.findByText('An error occurred, please try again later')).toBeInTheDocument();
  });

  test('asks for the balance every 5 s while it is open (R4-25)', async () => {
    vi.useFakeTimers();
    const { platform } = await renderInShell(<DepositModal />, { profile: aProfile() });
    const asked = () => platform.calls.filter((call) => call.name === 'getBalance').length;
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked()).toBe(3);
    vi.useRealTimers();
  });
});

test('a phone just verified stands in the login as people write it', async () => {
  const { store } = await renderInShell(<LoginModal />);
  act(() => void store.dispatch(modalOpened({ name: 'log-in', phone: '254712345678' })));
  expect(screen.getByLabelText('Phone number')).toHaveValue('0712 345 678');
});

test('the destination of a tap outlives the way through Register (D47)', async () => {
  const { store } = await renderInShell(null);
  store.dispatch(modalOpened({ name: 'log-in', goTo: '/bets' }));
  store.dispatch(modalOpened({ name: 'register' }));
  store.dispatch(modalOpened({ name: 'log-in' }));
  expect(store.getState().modal.goTo).toBe('/bets');
});

test('a page loaded again while a code was awaited comes back to its window, for the ten minutes the code lives (D41)', async () => {
  const waiting = await renderInShell(<VerifyPhoneModal phone="0712345678" isCodeSent />);
  const kept = sessionStorage.getItem('awaited_code');
  waiting.unmount();
  const opened = async (text: string | null) => {
    sessionStorage.setItem('awaited_code', text ?? '');
    const { store } = testStore();
    startUp(store, testHost())();
    await vi.dynamicImportSettled();
    return selectModal(store.getState());
  };
  expect(sessionStorage.getItem('awaited_code'), 'who closes the window is not led back').toBeNull();
  expect(await opened(kept)).toEqual({ name: 'verify', phone: '0712345678', isCodeSent: true });
  expect(await opened(kept!.replace('verify', 'recover'))).toMatchObject({
    name: 'recover',
    isCodeSent: true,
  });
  const old = { ...(JSON.parse(kept!) as object), atMs: Date.now() - 600_000 };
  for (const other of [JSON.stringify(old), '{', '7', null]) expect(await opened(other)).toBeNull();
});
