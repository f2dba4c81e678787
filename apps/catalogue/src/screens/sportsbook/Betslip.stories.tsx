import { breaksDown, hangs, marketsOf, offline, refusal, sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { appears, aVisitor, sees } from '../../scenes/index.ts';
import { expect, waitFor, within } from 'storybook/test';
import { picks, pickOf, slipWith } from './a-slip.ts';
import { shows } from './checks.ts';
import { derbyHomeAt, derbyStarted } from './derby.ts';
import { allButTheDerby, chooseSingles, placeBet, seesMove } from './on-the-slip.ts';
import { scene } from './scene.tsx';

export default { title: 'Screens/Betslip' };

const profile = aVisitor();
const tennis = sampleAnswer('getMatches').find((match) => match.mainOutcomes.draw === null)!;
const balance = sampleAnswer('getBalance');

/** The slip open over Home, for a customer with KES 1,250.50. */
const slipOf = (count: number, stake = '49') => ({
  at: '/',
  profile,
  slices: slipWith(picks(count), { stake: { text: stake } }),
});

export const Single = scene(slipOf(1), async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
  await expect(canvas.getByText('Win before tax')).toBeVisible();
  await expect(canvas.queryByText('add matches to get a BONUS')).toBeNull();
});

export const VisitorMustLogIn = scene({ ...slipOf(2), profile: null }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in to place KES 49.00' }));
  await sees(canvas, 'Log in to place your bet.');
});

/** Far from the first bonus there is no prompt yet (D03). */
export const BoosterFarAway = scene(slipOf(2), async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Place bet/ });
  await expect(canvas.queryByText(/add matches to get a BONUS/)).toBeNull();
});

/** The number counts the picks until money is added, as the line of the sums does: the fifth adds nothing yet (D118). */
export const BoosterThreeAway = scene(slipOf(3), async ({ canvas }) => {
  await expect(await canvas.findByText(/add matches to get a BONUS/)).toHaveTextContent('+3');
  await sees(canvas, /^3 more picks at [\d.]+ or more add a bonus of 5% of the win\.$/);
});

export const BoosterTwoAway = scene(slipOf(4), async ({ canvas }) => {
  await expect(await canvas.findByText(/add matches to get a BONUS/)).toHaveTextContent('+2');
});

export const BoosterOneAway = scene(slipOf(5), async ({ canvas }) => {
  await expect(await canvas.findByText(/add matches to get a BONUS/)).toHaveTextContent('+1');
});

/** At exactly the least count the bonus is 0.00, and the slip says what the next pick adds (D02). */
export const BoosterReached = scene(
  slipOf(5),
  shows(/^1 more pick at [\d.]+ or more adds a bonus of 5% of the win\.$/),
);

export const BoosterGrown = scene(slipOf(6, '20'), async ({ canvas }) => {
  await canvas.findByRole('button', { name: /^Place bet/ });
  await sees(canvas, 'Bonus', { selector: 'dt' });
  await expect(canvas.queryByText(/adds a bonus/)).toBeNull();
});

/** Limits that cannot be read switch the booster off and are said, never guessed silently (D02). */
export const LimitsFailed = scene(
  { ...slipOf(5), answers: { getLimits: breaksDown } },
  shows(/The betting rules did not load/),
);

/** A better price is shown as moved, and taken without a question unless the customer wants one (D07, D63). */
export const PriceUp = scene({ ...slipOf(1), answers: derbyHomeAt(2_100) }, async (hands) => {
  const { canvas, userEvent } = hands;
  await seesMove(hands, '1.85', '2.10');
  await expect(canvas.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('radio', { name: 'Ask me' }));
  await expect(canvas.getByRole('button', { name: 'Accept 1 change and place KES 49.00' })).toBeEnabled();
});

export const PriceDown = scene({ ...slipOf(1), answers: derbyHomeAt(1_600) }, async (hands) => {
  const accept = await hands.canvas.findByRole('button', { name: 'Accept 1 change and place KES 49.00' });
  await expect(accept).toBeEnabled();
  await seesMove(hands, '1.85', '1.60');
});

export const PickSuspended = scene({ ...slipOf(1), answers: derbyHomeAt(null) }, async ({ canvas }) => {
  await sees(canvas, '1 pick is closed for now.');
  await expect(canvas.getByText('Suspended')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
});

/** The derby kicked off while it lay on the slip (D45). */
export const MatchStarted = scene({ ...slipOf(2), answers: derbyStarted() }, async ({ canvas }) => {
  await sees(canvas, 'Started');
  await expect(canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
});

/** The button that removes them goes with them: the focus is on the title, and not on the button that spends money. */
export const ClosedRemoved = scene(
  { ...slipOf(2), answers: derbyStarted() },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove closed picks' }));
    await expect(await canvas.findByRole('button', { name: /^Place bet/ })).toBeVisible();
    const sheet = within(canvas.getByRole('dialog'));
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveFocus();
  },
);

/** Removing everything and taking it back leave the focus in the sheet, on its title. */
export const ClearedAndBack = scene(slipOf(2), async ({ canvas, userEvent }) => {
  const sheet = within(await canvas.findByRole('dialog'));
  const title = sheet.getByRole('heading', { level: 2 });
  await userEvent.click(await sheet.findByRole('button', { name: 'Remove all' }));
  await expect(title).toHaveFocus();
  await userEvent.click(await sheet.findByRole('button', { name: 'Undo' }));
  await expect(title).toHaveFocus();
  await expect(sheet.getAllByRole('button', { name: /^Remove .* v / })).toHaveLength(2);
});

/** The platform says 110: so much is missing, and here is the way to bring it (R4-13). */
export const InsufficientFunds = scene(
  { ...slipOf(1), answers: { placeBet: refusal(110, 'Your balance is too low.', { short_by: 30 }) } },
  async (hands) => {
    const { canvas } = hands;
    await placeBet(hands);
    await sees(canvas, 'KES 30.00 more is needed.');
    await expect(canvas.getByRole('button', { name: 'Deposit KES 30.00 and place' })).toBeEnabled();
  },
);

/** Too little money is known before anything is sent. */
export const ShortBeforeSending = scene(
  {
    ...slipOf(1),
    profile: aVisitor({ balance: kes(9) }),
    answers: { getBalance: { ...balance, balance: kes(9) } },
  },
  async (hands) => {
    const { canvas, platform } = hands;
    await canvas.findByText('KES 9.00');
    await placeBet(hands);
    await sees(canvas, 'KES 40.00 more is needed.');
    await expect(platform.calls.some((call) => call.name === 'placeBet')).toBe(false);
  },
);

export const FreeBet = scene(slipOf(1), async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /free bet/i }));
  await sees(canvas, 'Stake (free bet)');
  await expect(canvas.getByRole('button', { name: 'Place bet, KES 50.00' })).toBeEnabled();
});

/** Nine long prices win more than the house pays: the win is capped, and what the stake wastes is said (D13). */
export const WinCap = scene(slipOf(9, '2000'), shows(/already wins the most a bet can win/));

/** Above KES 70,000 a day is kept for the customer and paid the next day (D09). */
export const DailyPayoutHold = scene(slipOf(6, '200'), shows(/that is the daily payout limit/));

/** At odds this short a win pays back less than was staked: said before placing (D13). */
export const WinThatLoses = scene(
  { ...slipOf(1), answers: derbyHomeAt(1_100) },
  shows(/this bet pays back .* less than you stake/),
);

/** Said before the tap, and again by who presses all the same (R5-22). */
export const StakeTooLow = scene(slipOf(1, '10'), async (hands) => {
  await sees(hands.canvas, 'The minimum bet is KES 20.00.');
  await placeBet(hands);
  await sees(hands.canvas, 'Oops!');
});

export const TwoWaySport = scene(
  { at: '/', profile, slices: slipWith([pickOf(tennis)]), answers: { getMatchMarkets: marketsOf(tennis) } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Place bet/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Remove A. Otieno v J. Mwangi' })).toBeVisible();
  },
);

export const TwentyPicks = scene(slipOf(20), async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove .* v / })).toHaveLength(20));
});

export const Empty = scene({ at: '/', profile, slices: slipWith([]) }, shows(/The betslip is empty/));

/** Several lines of one slip in one bet: their names, the stake per line, and the pay of each number of right picks (D100). */
export const System = scene(slipOf(5), async (hands) => {
  const { canvas, userEvent } = hands;
  await userEvent.click(await canvas.findByRole('radio', { name: 'System' }));
  await expect(await canvas.findByRole('button', { name: /^Canadian/, pressed: true })).toBeVisible();
  await sees(canvas, /^26 lines, each gets KES\s1\.68 of the stake after tax/);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Banker: / })[0]!);
  await sees(canvas, /^2–5 of 5, 1 banker$/);
});

/** Each pick is a separate bet with its stake and sums; the total is beside the button. */
export const Singles = scene(slipOf(3), async (hands) => {
  await chooseSingles(hands);
  await sees(hands.canvas, /^3 bets, KES 147\.00 in all\./);
  await expect(hands.canvas.getByRole('button', { name: 'Place 3 bets, KES 147.00' })).toBeEnabled();
});

/** Bets that cannot be placed say so on their rows; the others can be placed. */
export const SinglesInPart = scene({ ...slipOf(2), answers: derbyHomeAt(null) }, async (hands) => {
  const { canvas } = hands;
  await chooseSingles(hands);
  await sees(canvas, 'Suspended');
  await expect(canvas.getByRole('button', { name: 'Place 1 of 2 bets, KES 49.00' })).toBeEnabled();
});

/** Two are placed and one is not: which, and why; it stays on the slip. */
export const SinglesPlacedInPart = scene(
  { ...slipOf(3), answers: { placeBet: allButTheDerby } },
  async (hands) => {
    await chooseSingles(hands);
    await hands.userEvent.click(hands.canvas.getByRole('button', { name: /^Place 3 bets/ }));
    await sees(hands.canvas, '2 of 3 bets placed');
    await sees(hands.canvas, 'Odds have changed.');
  },
);

/** The missing sum is asked for, and the house places them all when it has come, whatever becomes of the page. */
export const SinglesAwaitMoney = scene(
  {
    ...slipOf(3),
    profile: aVisitor({ balance: kes(100) }),
    answers: { getBalance: { ...balance, balance: kes(100) } },
  },
  async (hands) => {
    const { canvas, userEvent } = hands;
    await chooseSingles(hands);
    await userEvent.click(canvas.getByRole('button', { name: /^Place 3 bets/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Deposit KES 47.00 and place' }));
    await sees(canvas, /A deposit prompt has been sent to your phone/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await sees(
      canvas,
      /^Enter your M-Pesa PIN on the phone\. The 3 bets are placed when the payment arrives\.$/,
    );
  },
);

export const Placing = scene({ ...slipOf(1), answers: { placeBet: hangs } }, async (hands) => {
  const { canvas } = hands;
  await placeBet(hands);
  await appears(() => canvas.getByRole('button', { name: /Placing/ }));
});

/** The answer got lost: the same bet is asked about with its own key, and never placed twice (D24). */
export const AnswerLost = scene(
  { ...slipOf(1), answers: { placeBet: offline, getIntent: offline } },
  async (hands) => {
    const { canvas, platform } = hands;
    await placeBet(hands);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/There is still no answer/);
    const keys = platform.calls
      .filter((call) => call.name === 'placeBet')
      .map((call) => call.headers.get('idempotency-key'));
    await expect(new Set(keys).size).toBe(1);
  },
);

export const Swahili = scene({ ...slipOf(4), language: 'sw' }, async ({ canvas }) => {
  const sheet = within(await canvas.findByRole('dialog'));
  await expect(await sheet.findByRole('heading', { level: 2 })).toHaveTextContent(/mkeka/i);
});
