import { breaksDown, httpRefusal, offline, refusal, type FakeAnswers } from '@kipenga/api/testing/platform';
import { appears, aVisitor, sees } from '../../scenes/index.ts';
import { fakeClipboard } from '@kipenga/ui/testing/fake-clipboard';
import { expect, within } from 'storybook/test';
import { picks, slipWith } from './a-slip.ts';
import { fillIn, sendingShows } from './checks.ts';
import { depositingAndPlacingShows, placeBet, placingShows } from './on-the-slip.ts';
import { scene } from './scene.tsx';

/** The error catalogue of the specification, row by row, with its exact words. */
export default { title: 'Screens/Errors' };

const profile = aVisitor();
const slip = { at: '/', profile, slices: slipWith(picks(1)) };
const refused = (...as: Parameters<typeof refusal>) => ({ ...slip, answers: { placeBet: refusal(...as) } });
const short = refused(110, '', { short_by: 20 });

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
  ...scene(refused(7), placingShows('Oops! Looks like something went wrong. Please try again.')),
};

export const DepositAndBetOutOfReach = {
  name: 'R8-03 deposit and bet without an answer',
  ...scene(
    { ...short, answers: { ...short.answers, depositAndBet: offline, getIntent: { state: 'unknown' } } },
    depositingAndPlacingShows('Looks like something went wrong, Please try again later.'),
  ),
};

export const BetRefused = {
  name: 'R8-04 a bet refused: the description under "Oops!"',
  ...scene(refused(7, 'The match has started.'), placingShows('The match has started.', 'Oops!')),
};

export const InsufficientFunds = {
  name: 'R8-04 insufficient funds (110): deposit and place bet is offered',
  ...scene(short, async (hands) => {
    await placeBet(hands);
    const deposit = await hands.canvas.findByRole('button', { name: 'Deposit KES 20.00 and place' });
    await expect(deposit).toBeEnabled();
    await expect(hands.canvas.queryByText('Oops!')).toBeNull();
  }),
};

export const LogInRefused = {
  name: 'R8-05 a login refused: its words, both fields invalid',
  ...scene(
    {
      at: '/',
      modal: { name: 'log-in' },
      answers: { logIn: { kind: 'refused', code: 5, description: 'Wrong phone or password.' } },
    },
    async (hands) => {
      await fillIn(hands, { 'Phone number': '0712345678', Password: 'not-this{Enter}' });
      await sees(hands.canvas, 'Wrong phone or password.');
      await expect(hands.canvas.getByLabelText('Phone number')).toBeInvalid();
      await expect(hands.canvas.getByLabelText('Password')).toBeInvalid();
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
    async (hands) => {
      const { canvas, userEvent } = hands;
      const password = 'mchezo-safi';
      await fillIn(hands, { 'Phone number': '0712345678', Password: password, 'Password again': password });
      await userEvent.click(canvas.getByRole('checkbox', { name: /at least 18/ }));
      await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Register' }));
      await sees(canvas, 'This number has an account.');
      await expect(canvas.getByText('Oops!')).toBeVisible();
    },
  ),
};

export const JackpotsFailed = {
  name: 'R8-07 the jackpots failed: what the server said, and Retry',
  ...scene(
    { at: '/jackpots', answers: { getOfferedJackpots: httpRefusal(503, 'The jackpots are back at noon.') } },
    async ({ canvas }) => {
      await sees(canvas, 'The jackpots are back at noon.');
      await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
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
    async (hands) => {
      await sendingShows(200, 'Oops!')(hands);
      await expect(hands.canvas.getAllByText('Try again tomorrow.')).toHaveLength(2);
      await expect(hands.canvas.queryByRole('textbox', { name: 'Amount in KES' })).toBeNull();
    },
  ),
};

const deposit = { at: '/', profile, modal: { name: 'deposit' } } as const;

export const DepositFailed = {
  name: 'R8-09 a deposit that failed',
  ...scene(
    { ...deposit, answers: { deposit: breaksDown } },
    sendingShows(100, 'An error occurred, please try again later'),
  ),
};

export const DepositAmountInvalid = {
  name: 'R8-09 a deposit of nothing',
  ...scene(deposit, async (hands) => {
    await sendingShows(0, 'Enter a valid amount')(hands);
    await expect(hands.platform.calls.some((call) => call.name === 'deposit')).toBe(false);
  }),
};

export const BetPlaced = {
  name: 'R8-10 a bet placed',
  ...scene(slip, placingShows('Bet placed Successfully', 'Bet placed. Possible win KES 140.79.')),
};

export const DepositAndBetSent = {
  name: 'R8-10 the prompt of deposit and bet',
  ...scene(
    short,
    depositingAndPlacingShows(
      'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
    ),
  ),
};

export const DepositSent = {
  name: 'R8-10 the prompt of a deposit',
  ...scene(
    deposit,
    sendingShows(
      100,
      'Congratulations. A deposit prompt has been sent to your phone. Please enter PIN to complete',
    ),
  ),
};

export const CodeCopied = {
  name: 'R8-10 a booking code copied',
  ...scene(
    { ...slip, modal: { name: 'app:share' }, slices: slipWith(picks(2), { isOpen: false }) },
    async ({ canvas, userEvent }) => {
      const write = fakeClipboard();
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
      await appears(() => canvas.getByRole('button', { name: 'Copied!' }));
      await expect(write).toHaveBeenCalledWith('KP7Q2X');
    },
  ),
};

/** A silent failure: the waiting ends, a line says so, and no dialog opens (D44). */
const silent = (shown: Parameters<typeof scene>[0], call: keyof FakeAnswers, line: string) =>
  scene({ ...shown, answers: { [call]: breaksDown } }, async ({ canvas }) => {
    await sees(canvas, line);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  });

export const BetsFailed = {
  name: 'R8-11 my bets failed: a line, no dialog',
  ...silent({ at: '/bets', profile }, 'getBets', 'Your bets did not load.'),
};

export const SearchFailed = {
  name: 'R8-11 a search failed: a line, no dialog',
  ...silent({ at: '/sports?q=Gor' }, 'searchMatches', 'The matches did not load.'),
};

export const TransactionsFailed = {
  name: 'R8-11 transactions failed: a line, no dialog',
  ...silent({ at: '/transactions', profile }, 'getTransactions', 'Your transactions did not load.'),
};

export const BalanceFailed = {
  name: 'R8-11 the balance was not refreshed: a line, no dialog',
  ...silent({ at: '/account', profile }, 'getBalance', 'The balance did not load.'),
};
