import { marketsOf, sampleAnswer } from '@kipenga/api/testing/platform';
import { bookingCode, kes, oddsFromThousandths } from '@kipenga/betting-core';
import { appears, aVisitor, sees } from '@kipenga/shell/testing/scenes';
import { expect, within } from 'storybook/test';
import { picks, slipWith } from '../testing/a-slip.ts';
import { SEASON, scene } from '../testing/scene.tsx';

/** Ways through the product, step by step over the fake platform: play them in the interactions panel. */
export default { title: 'Journeys/Betting' };

const profile = aVisitor();
const derby = SEASON[0]!;
const balance = sampleAnswer('getBalance');
const firstCard = async (canvas: { findAllByRole: (role: 'article') => Promise<HTMLElement[]> }) =>
  within((await canvas.findAllByRole('article'))[0]!);

export const PickToPlaced = {
  name: 'Pick, stake, place',
  ...scene({ at: '/', profile }, async ({ canvas, platform, step, userEvent }) => {
    await step('A tap on a price picks it, and the slip bar appears', async () => {
      const [price] = (await firstCard(canvas)).getAllByRole('button', { pressed: false });
      await userEvent.click(price!);
      await expect(price).toHaveAttribute('aria-pressed', 'true');
      await appears(() => canvas.getByRole('region', { name: 'Betslip' }));
    });
    await step('The bar opens the slip, with what it pays worked out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await sees(canvas, 'Net possible win');
    });
    await step('One press places the bet, and the price was shown on it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' }));
      await sees(canvas, 'Bet placed Successfully');
      await expect(platform.calls.filter((call) => call.name === 'placeBet')).toHaveLength(1);
    });
    await step('The message closes, and the slip is empty again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('region', { name: 'Betslip' })).toBeNull();
    });
  }),
};

export const DepositToPlaced = {
  name: 'Too little money: deposit, then the bet is placed',
  ...scene(
    {
      at: '/',
      profile: aVisitor({ balance: kes(9) }),
      slices: slipWith(picks(2)),
      answers: { getBalance: { ...balance, balance: kes(9) }, getBets: [] },
    },
    async ({ canvas, platform, step, userEvent }) => {
      await step('The slip says how much is missing before anything is sent', async () => {
        await canvas.findByText('KES 9.00');
        await userEvent.click(await canvas.findByRole('button', { name: /^Place bet/ }));
        await sees(canvas, 'KES 40.00 more is needed.');
      });
      await step('One press asks for the deposit and leaves the bet waiting for it', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Deposit KES 40.00 and place' }));
        await sees(
          canvas,
          'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
        );
        await userEvent.click(canvas.getAllByRole('button', { name: 'Close' }).at(-1)!); // the message's, over the slip
        await sees(canvas, /The bet is placed when the payment arrives/);
      });
      await step('The PIN is entered: the platform places the bet, and the page says so', async () => {
        const [placed] = sampleAnswer('getBets');
        platform.change({ getBets: [placed!], getBalance: { ...balance, balance: kes(0) } });
        await sees(canvas, 'Bet placed Successfully');
        await sees(canvas, 'Bet ID K1029');
      });
    },
  ),
};

export const PriceMovesWhileOpen = {
  name: 'What happens when the price moves while the slip is open?',
  ...scene(
    { at: '/', profile, slices: slipWith(picks(2)) },
    async ({ canvas, platform, step, userEvent }) => {
      await step('The slip is open at the prices that were picked', async () => {
        await expect(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
      });
      await step('A price falls; the slip asks again when it is looked at', async () => {
        const worse = marketsOf(derby, { [`${derby.id}-home`]: oddsFromThousandths(1_650) });
        platform.change({
          getMatchMarkets: ({ matchId }) => (matchId === derby.id ? worse : marketsOf(SEASON[1]!)),
        });
        window.dispatchEvent(new Event('focus'));
        const old = await canvas.findByText('1.85', { selector: 's' });
        await expect(old.closest('li')).toHaveTextContent(/was 1\.85 now 1\.65/);
      });
      await step('Nothing is placed at another price than the one the button names', async () => {
        await expect(canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
        await expect(platform.calls.some((call) => call.name === 'placeBet')).toBe(false);
      });
      await step('One press accepts the change and places', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Accept 1 change and place KES 49.00' }));
        await sees(canvas, 'Bet placed Successfully');
        const sent = platform.calls.find((call) => call.name === 'placeBet');
        await expect(sent?.request).toMatchObject({ selections: [{ odds: 1_650 }, {}] });
      });
    },
  ),
};

export const PriceClosesWhileOpen = {
  name: 'What happens when a price closes while the slip is open?',
  ...scene(
    { at: '/', profile, slices: slipWith(picks(2)) },
    async ({ canvas, platform, step, userEvent }) => {
      await step('The slip is open', async () => {
        await canvas.findByRole('button', { name: /^Place bet/ });
      });
      await step('A price closes: the pick says so, and the bet cannot be placed', async () => {
        const closed = marketsOf(derby, { [`${derby.id}-home`]: null });
        platform.change({
          getMatchMarkets: ({ matchId }) => (matchId === derby.id ? closed : marketsOf(SEASON[1]!)),
        });
        window.dispatchEvent(new Event('focus'));
        await sees(canvas, '1 pick is closed for now.');
        await expect(canvas.queryByRole('button', { name: /^Place bet/ })).toBeNull();
      });
      await step('One press takes it off, and the rest can be placed', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Remove closed picks' }));
        await expect(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' })).toBeEnabled();
      });
    },
  ),
};

export const SlipToCode = {
  name: 'A slip becomes a code',
  ...scene({ at: '/', slices: slipWith(picks(3)) }, async ({ canvas, step, userEvent }) => {
    await step('Share this betslip', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Share this betslip' }));
      await sees(canvas, 'KP7Q2X');
    });
    await step('It can be copied, or passed on by WhatsApp', async () => {
      await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
      const link = canvas.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
      await expect(decodeURIComponent(link)).toMatch(/code KP7Q2X: 3 picks, odds [\d.]+\. 18\+/);
    });
  }),
};

const code = bookingCode('KP7Q2X');

export const CodeToSlip = {
  name: 'A code becomes a slip',
  ...scene(
    { at: `/sports?bookingCode=${code}`, answers: { openBooking: picks(3) } },
    async ({ canvas, step }) => {
      await step('The link is opened, and its picks are on the slip', async () => {
        const bar = await canvas.findByRole('region', { name: 'Betslip' });
        await expect(bar).toHaveTextContent(/3\s*picks/);
      });
    },
  ),
};

export const CodeToSlipWithPicks = {
  name: 'A code, where the slip already has picks',
  ...scene(
    {
      at: `/sports?bookingCode=${code}`,
      slices: slipWith(picks(1), { isOpen: false }),
      answers: { openBooking: picks(3) },
    },
    async ({ canvas, step, userEvent }) => {
      await step('Nothing is replaced without being asked', async () => {
        await sees(canvas, 'Your betslip has picks');
        await expect(canvas.getByText('KP7Q2X has 3 picks. What about yours?')).toBeVisible();
      });
      await step('The picks are added', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Add to mine' }));
        const bar = await canvas.findByRole('region', { name: 'Betslip' });
        await expect(bar).toHaveTextContent(/3\s*picks/);
      });
    },
  ),
};

export const UnknownCode = {
  name: 'A code nobody knows',
  ...scene(
    {
      at: '/sports?bookingCode=NOPE99',
      answers: { openBooking: () => new Response('', { status: 404 }) },
    },
    async ({ canvas }) => {
      await sees(canvas, 'There is no open betslip with the code NOPE99.');
    },
  ),
};

export const VisitorLogsInToPlace = {
  name: 'A visitor picks, logs in, and places',
  ...scene({ at: '/', slices: slipWith(picks(1)) }, async ({ canvas, step, userEvent }) => {
    await step('Placing asks for login and keeps the slip', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in to place KES 49.00' }));
      await sees(canvas, 'Log in to place your bet.');
    });
    await step('After login the same slip can be placed', async () => {
      await userEvent.type(canvas.getByLabelText('Phone number'), '0712345678');
      await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' }));
      await sees(canvas, 'Bet placed Successfully');
    });
  }),
};
