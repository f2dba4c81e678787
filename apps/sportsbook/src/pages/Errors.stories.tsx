import { breaksDown, httpRefusal, offline, refusal } from '@kipenga/api/testing/platform';
import { appears, aVisitor, sees } from '@kipenga/shell/testing/scenes';
import { expect, spyOn, within } from 'storybook/test';
import { picks, slipWith } from '../testing/a-slip.ts';
import { scene } from '../testing/scene.tsx';

/** The error catalogue of the specification, row by row, with its exact words. */
export default { title: 'Screens/Errors' };

const profile = aVisitor();
const slip = { at: '/', profile, slices: slipWith(picks(1)) };
const place = /^Place bet/;

export const SessionEnded = {
  name: 'R8-01 401, 402, 403: logged out, the slip kept, login prompted',
  ...scene(
    {
      at: '/bets',
      profile,
      slices: slipWith(picks(2), { isOpen: false }),
      answers: { getBets: httpRefusal(401, 'Log in again.') },
    },
    async ({ canvas, host }) => {
      await sees(canvas, 'You have been logged out. Log in again to go on; your betslip is kept.');
      await expect(await canvas.findByText('2', { selector: 'b' })).toBeInTheDocument();
      await expect(host.storage.getItem('auth')).toBeNull();
    },
  ),
};

export const EmptyDialogMessage = {
  name: 'R8-02 a dialog without a message',
  ...scene({ ...slip, answers: { placeBet: refusal(7) } }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }));
    await sees(canvas, 'Oops! Looks like something went wrong. Please try again.');
  }),
};

export const DepositAndBetOutOfReach = {
  name: 'R8-03 deposit and bet without an answer',
  ...scene(
    {
      ...slip,
      answers: { placeBet: refusal(110, '', { short_by: 20 }), depositAndBet: offline },
    },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: place }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Deposit KES 20.00 and place' }));
      await sees(canvas, 'Looks like something went wrong, Please try again later.');
    },
  ),
};

export const BetRefused = {
  name: 'R8-04 a bet refused: the description under "Oops!"',
  ...scene(
    { ...slip, answers: { placeBet: refusal(7, 'The match has started.') } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: place }));
      await sees(canvas, 'The match has started.');
      await expect(canvas.getByText('Oops!')).toBeVisible();
    },
  ),
};

export const InsufficientFunds = {
  name: 'R8-04 insufficient funds (110): deposit and place bet is offered',
  ...scene(
    { ...slip, answers: { placeBet: refusal(110, '', { short_by: 20 }) } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: place }));
      await expect(await canvas.findByRole('button', { name: 'Deposit KES 20.00 and place' })).toBeEnabled();
      await expect(canvas.queryByText('Oops!')).toBeNull();
    },
  ),
};

export const LogInRefused = {
  name: 'R8-05 a login refused: its words, both fields invalid',
  ...scene(
    {
      at: '/',
      modal: { name: 'log-in' },
      answers: { logIn: { kind: 'refused', code: 5, description: 'Wrong phone or password.' } },
    },
    async ({ canvas, userEvent }) => {
      const phone = await canvas.findByLabelText('Phone number');
      await userEvent.type(phone, '0712345678');
      const password = canvas.getByLabelText('Password');
      await userEvent.type(password, 'not-this{Enter}');
      await sees(canvas, 'Wrong phone or password.');
      await expect(phone).toBeInvalid();
      await expect(password).toBeInvalid();
    },
  ),
};

export const RegistrationRefused = {
  name: 'R8-06 a registration refused: its description',
  ...scene(
    {
      at: '/',
      modal: { name: 'register' },
      answers: { register: refusal(3, 'This number has an account.') },
    },
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Phone number'), '0712345678');
      await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi');
      await userEvent.type(canvas.getByLabelText('Password again'), 'mchezo-safi');
      await userEvent.click(canvas.getByRole('checkbox', { name: /at least 18/ }));
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Register' }));
      await sees(canvas, 'This number has an account.');
      await expect(canvas.getByText('Oops!')).toBeVisible();
    },
  ),
};

export const WithdrawalRefused = {
  name: 'R8-08 a withdrawal refused: the window closes, the words in a dialog and on the screen',
  ...scene(
    {
      at: '/account',
      profile,
      modal: { name: 'app:withdraw' },
      answers: { withdraw: refusal(4, 'Try again tomorrow.') },
    },
    async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '200{Enter}');
      await sees(canvas, 'Oops!');
      await expect(canvas.getAllByText('Try again tomorrow.')).toHaveLength(2);
      await expect(canvas.queryByRole('textbox', { name: 'Amount in KES' })).toBeNull();
    },
  ),
};

const deposit = { at: '/', profile, modal: { name: 'deposit' } } as const;

export const DepositFailed = {
  name: 'R8-09 a deposit that failed',
  ...scene({ ...deposit, answers: { deposit: breaksDown } }, async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '100{Enter}');
    await sees(canvas, 'An error occurred, please try again later');
  }),
};

export const DepositAmountInvalid = {
  name: 'R8-09 a deposit of nothing',
  ...scene(deposit, async ({ canvas, platform, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '0{Enter}');
    await sees(canvas, 'Enter a valid amount');
    await expect(platform.calls.some((call) => call.name === 'deposit')).toBe(false);
  }),
};

export const BetPlaced = {
  name: 'R8-10 a bet placed',
  ...scene(slip, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }));
    await sees(canvas, 'Bet placed Successfully');
    await sees(canvas, 'Bet placed. Possible win KES 140.79.');
  }),
};

export const DepositAndBetSent = {
  name: 'R8-10 the prompt of deposit and bet',
  ...scene(
    { ...slip, answers: { placeBet: refusal(110, '', { short_by: 20 }) } },
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: place }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Deposit KES 20.00 and place' }));
      await sees(
        canvas,
        'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
      );
    },
  ),
};

export const DepositSent = {
  name: 'R8-10 the prompt of a deposit',
  ...scene(deposit, async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount in KES' }), '100{Enter}');
    await sees(
      canvas,
      'Congratulations. A deposit prompt has been sent to your phone. Please enter PIN to complete',
    );
  }),
};

export const CodeCopied = {
  name: 'R8-10 a booking code copied',
  ...scene(
    { ...slip, modal: { name: 'app:share' }, slices: slipWith(picks(2), { isOpen: false }) },
    async ({ canvas, userEvent }) => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
      await appears(() => canvas.getByRole('button', { name: 'Copied!' }));
      await expect(write).toHaveBeenCalledWith('KP7Q2X');
    },
  ),
};

/** Silent failures: the waiting ends, a line says so and offers Retry, and no dialog opens (D44). */
const silent = async (
  canvas: Parameters<typeof sees>[0] & { queryByRole: (role: 'dialog') => unknown },
  line: string,
) => {
  await sees(canvas, line);
  await expect(canvas.queryByRole('dialog')).toBeNull();
};

export const BetsFailed = {
  name: 'R8-11 my bets failed: a line, no dialog',
  ...scene({ at: '/bets', profile, answers: { getBets: breaksDown } }, ({ canvas }) =>
    silent(canvas, 'Your bets did not load.'),
  ),
};

export const SearchFailed = {
  name: 'R8-11 a search failed: a line, no dialog',
  ...scene({ at: '/sports?q=Gor', answers: { searchMatches: breaksDown } }, ({ canvas }) =>
    silent(canvas, 'The matches did not load.'),
  ),
};

export const TransactionsFailed = {
  name: 'R8-11 transactions failed: a line, no dialog',
  ...scene({ at: '/transactions', profile, answers: { getTransactions: breaksDown } }, ({ canvas }) =>
    silent(canvas, 'Your transactions did not load.'),
  ),
};

export const BalanceFailed = {
  name: 'R8-11 the balance was not refreshed: a line, no dialog',
  ...scene({ at: '/account', profile, answers: { getBalance: breaksDown } }, ({ canvas }) =>
    silent(canvas, 'The balance did not load.'),
  ),
};
