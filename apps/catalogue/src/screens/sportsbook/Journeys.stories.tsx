import { sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { appears, aVisitor, pageOfJourneys, sees } from '../../scenes/index.ts';
import { expect, within } from 'storybook/test';
import { picks, slipWith } from './a-slip.ts';
import { fillIn } from './checks.ts';
import { journey } from './journey.ts';
import { derbyMovesTo, placingShows, pressHavingRead, seesMove, seesPlacedAt } from './on-the-slip.ts';

/** From a price to a bet, and what may come between: played step by step over the fake platform. */
export default { title: 'Journeys/Betting' };

export const WhatToWatchFor = pageOfJourneys('Journeys/Betting', () => ({
  PickToPlaced,
  PriceMovesWhileOpen,
  PriceClosesWhileOpen,
  DepositToPlaced,
  VisitorLogsInToPlace,
}));

const profile = aVisitor();
const balance = sampleAnswer('getBalance');

/** The first step of a slip that a price is going to change in. */
const openAtItsPrices: Parameters<typeof journey>[1] = {
  'The slip is open at the prices that were picked': async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
  },
};

export const PickToPlaced = journey(
  {
    name: 'Pick, stake, place',
    still: 'Betslip#Single',
    watchFor:
      'The price turns to the brand’s colour with a tick and one square corner. The bar at the bottom counts the picks and multiplies their odds. What the bet pays after every tax stands in the slip before it is placed, and the button names what it costs. Placing empties the slip.',
    at: '/',
    profile,
  },
  {
    'A tap on a price picks it, and the slip bar appears': async ({ canvas, userEvent }) => {
      const [card] = await canvas.findAllByRole('article');
      const [price] = within(within(card!).getByRole('group')).getAllByRole('button', { pressed: false });
      await userEvent.click(price!);
      await expect(price).toHaveAttribute('aria-pressed', 'true');
      await appears(() => canvas.getByRole('region', { name: 'Betslip' }));
    },
    'The bar opens the slip, with what it pays worked out': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await sees(canvas, 'Win before tax');
    },
    'One press places the bet; what it costs stood on the button': async (hands) => {
      const { canvas, platform, userEvent } = hands;
      await userEvent.click(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' }));
      await sees(canvas, 'Bet placed Successfully');
      await expect(platform.calls.filter((call) => call.name === 'placeBet')).toHaveLength(1);
    },
    'The message closes, and the slip is empty again': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('region', { name: 'Betslip' })).toBeNull();
    },
  },
);

export const PriceMovesWhileOpen = journey(
  {
    name: 'What happens when the price moves while the slip is open?',
    still: 'Betslip#PriceDown',
    watchFor:
      'The old price is struck through beside the new one, with an arrow down. The button no longer says “Place bet”: it says “Accept 1 change and place”, so nothing is placed at a price that was not read first. A price that rises is shown the same way and needs no consent, unless “Ask me” is chosen in the slip. The pick stays where it is, and no dialog opens.',
    at: '/',
    profile,
    slices: slipWith(picks(2)),
  },
  {
    ...openAtItsPrices,
    'A price falls; the slip asks again when it is looked at': async (hands) => {
      await derbyMovesTo(hands, 1_650);
      await seesMove(hands, '1.85', '1.65');
    },
    'Nothing is placed at another price than the one the button names': async ({ canvas, platform }) => {
      await expect(canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
      await expect(platform.calls.some((call) => call.name === 'placeBet')).toBe(false);
    },
    'One press accepts the change and places': async (hands) => {
      pressHavingRead(hands.canvas.getByRole('button', { name: 'Accept 1 change and place KES 49.00' }));
      await seesPlacedAt(hands, 1_650);
    },
  },
);

export const PriceClosesWhileOpen = journey(
  {
    name: 'What happens when a price closes while the slip is open?',
    still: 'Betslip#PickSuspended',
    watchFor:
      'The pick keeps its place, says “Suspended” beside a lock, and its price is struck through. The bet cannot be placed with it; instead of a grey button there is one that takes the closed pick off, and the rest can be placed.',
    at: '/',
    profile,
    slices: slipWith(picks(2)),
  },
  {
    'The slip is open': async ({ canvas }) => {
      await canvas.findByRole('button', { name: /^Place bet/ });
    },
    'A price closes: the pick says so, and the bet cannot be placed': async (hands) => {
      await derbyMovesTo(hands, null);
      await sees(hands.canvas, '1 pick is closed for now.');
      await expect(hands.canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    },
    'One press takes it off, and the rest can be placed': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove closed picks' }));
      await expect(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
    },
  },
);

export const DepositToPlaced = journey(
  {
    name: 'Too little money: deposit, then the bet is placed',
    still: 'Betslip#InsufficientFunds',
    watchFor:
      'The slip says how much is missing before anything is sent, and one button brings exactly that. The words of the prompt are the specification’s, “Enter you password” included. While the payment is awaited the slip says so and the bet cannot be placed twice. When the PIN is entered the bet is placed without another tap.',
    at: '/',
    profile: aVisitor({ balance: kes(9) }),
    slices: slipWith(picks(2)),
    answers: { getBalance: { ...balance, balance: kes(9) }, getBets: [] },
  },
  {
    'The slip says how much is missing before anything is sent': async (hands) => {
      await hands.canvas.findByText('KES 9.00');
      await placingShows('KES 40.00 more is needed.')(hands);
    },
    'One press asks for the deposit and leaves the bet waiting for it': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deposit KES 40.00 and place' }));
      await sees(
        canvas,
        'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
      );
      await userEvent.click(canvas.getAllByRole('button', { name: 'Close' }).at(-1)!); // the message's, over the slip
      await sees(canvas, /The bet is placed when the payment arrives/);
    },
    'The PIN is entered: the platform places the bet, and the page says so': async ({ canvas, platform }) => {
      const getIntent = sampleAnswer('getIntent');
      platform.change({ getIntent, getBalance: { ...balance, balance: kes(0) } });
      await sees(canvas, 'Bet placed Successfully');
      await sees(canvas, 'Bet placed. Possible win KES 140.79.');
    },
  },
);

export const VisitorLogsInToPlace = journey(
  {
    name: 'A visitor picks, logs in, and places',
    still: 'Betslip#VisitorMustLogIn',
    watchFor:
      'Nothing asks for a login until a bet is to be placed. The window opens over the slip, the picks and the stake stay, and after login the same button places the bet.',
    at: '/',
    slices: slipWith(picks(1)),
  },
  {
    'Placing asks for login and keeps the slip': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in to place KES 49.00' }));
      await sees(canvas, 'Log in to place your bet.');
    },
    'After login the same slip can be placed': async (hands) => {
      const { canvas, userEvent } = hands;
      await fillIn(hands, { 'Phone number': '0712345678', Password: 'mchezo-safi{Enter}' });
      await userEvent.click(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' }));
      await sees(canvas, 'Bet placed Successfully');
    },
  },
);
