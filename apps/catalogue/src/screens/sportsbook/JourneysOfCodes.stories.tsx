import { bookingCode } from '@kipenga/betting-core';
import { aVisitor, pageOfJourneys, sees } from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { picks, slipWith } from './a-slip.ts';
import { journey } from './journey.ts';

/** A slip that travels as a code: shared, opened, placed. */
export default { title: 'Journeys/Booking codes' };

export const WhatToWatchFor = pageOfJourneys('Journeys/Booking codes', () => ({
  SlipToCode,
  CodeToPlaced,
  CodeToSlipWithPicks,
  UnknownCode,
}));

const code = bookingCode('KP7Q2X');

export const SlipToCode = journey(
  {
    name: 'A slip becomes a code',
    watchFor:
      'No login is needed. The code is large enough to read aloud, and leaves by copying or by WhatsApp with its odds and 18+ in the message.',
    at: '/',
    slices: slipWith(picks(3)),
  },
  {
    'Share this betslip': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Share this betslip' }));
      await sees(canvas, 'KP7Q2X');
    },
    'It can be copied, or passed on by WhatsApp': async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
      const link = canvas.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
      await expect(decodeURIComponent(link)).toMatch(
        /code KP7Q2X: 3 picks, odds [\d.]+\. Gor Mahia v .* 18\+/,
      );
    },
  },
);

export const CodeToPlaced = journey(
  {
    name: 'A code becomes a slip, and a bet',
    watchFor:
      'The link puts the picks on the slip, and the page below stays what it was. The slip opens when the customer opens it; from there it is a slip like any other.',
    at: `/sports?bookingCode=${code}`,
    profile: aVisitor(),
    answers: { openBooking: { selections: picks(3), missing: [] } },
  },
  {
    'The link is opened, and its picks are on the slip': async ({ canvas }) => {
      const bar = await canvas.findByRole('region', { name: 'Betslip' });
      await expect(bar).toHaveTextContent(/3\s*picks/);
    },
    'The bar opens the slip with all three': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove .* v / })).toHaveLength(3));
    },
    'One press places the bet': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Place bet, KES 49.00' }));
      await sees(canvas, 'Bet placed Successfully');
    },
  },
);

export const CodeToSlipWithPicks = journey(
  {
    name: 'A code, where the slip already has picks',
    watchFor:
      'A slip that has picks is never replaced without a question: replace, add, or leave it. Adding keeps one pick per match.',
    at: `/sports?bookingCode=${code}`,
    slices: slipWith(picks(1), { isOpen: false }),
    answers: { openBooking: { selections: picks(3), missing: [] } },
  },
  {
    'Nothing is replaced without being asked': async ({ canvas }) => {
      await sees(canvas, 'Your betslip has picks');
      await expect(canvas.getByText('KP7Q2X has 3 picks. What about yours?')).toBeVisible();
    },
    'The picks are added': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to mine' }));
      const bar = await canvas.findByRole('region', { name: 'Betslip' });
      await expect(bar).toHaveTextContent(/3\s*picks/);
    },
  },
);

export const UnknownCode = journey(
  {
    name: 'A code nobody knows',
    watchFor:
      'A line over the matches names the code and says that no open slip has it. The matches are there as ever.',
    at: '/sports?bookingCode=NOPE99',
    answers: { openBooking: () => new Response('', { status: 404 }) },
  },
  {
    'The link is opened, and the code is not known': async ({ canvas }) => {
      await sees(canvas, 'There is no open betslip with the code NOPE99.');
      await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    },
  },
);
