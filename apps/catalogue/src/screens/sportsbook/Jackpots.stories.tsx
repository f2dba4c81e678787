import { breaksDown, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { betId, jackpotId, kes } from '@kipenga/betting-core';
import { expect, within } from 'storybook/test';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import {
  closedWith,
  jackpotSlipWith,
  legsOf,
  MIDWEEK,
  offering,
  offerOf,
  PLACED,
  SEALED_AT,
  sharedOut,
  ticketOf,
  WHOLE,
} from './a-jackpot.ts';
import { shows } from './checks.ts';
import { scene } from './scene.tsx';

export default { title: 'Screens/Jackpots' };

const profile = aVisitor();
const balance = sampleAnswer('getBalance');
const MEGA = { ...MIDWEEK, id: jackpotId('32'), name: 'Mega Jackpot', betAmount: kes(99) };
const visit = { at: '/jackpots', answers: offering(MIDWEEK, MEGA) };
const own = { getBets: [PLACED], getBetDetail: [...legsOf(MIDWEEK)] };

/** Eight picked, one of them a double: the bar counts them, the cost has doubled. */
export const Ideal = scene(
  { ...visit, slices: jackpotSlipWith(ticketOf(WHOLE.slice(0, 8))) },
  async ({ canvas }) => {
    await sees(within(await canvas.findByRole('main')), '8 of 13 picked');
    await sees(canvas, '2 lines × KES 49 = KES 98');
    await appears(() => canvas.getByRole('region', { name: 'Jackpot slip' }));
  },
);

/** With every match picked the chances are shown before the payment (D83). */
export const AllPicked = scene({ ...visit, slices: jackpotSlipWith(ticketOf(WHOLE)) }, async ({ canvas }) => {
  await sees(canvas, 'Your chances');
  await expect(canvas.getAllByText(/^about 1 in /)).toHaveLength(4);
});

/** One double more than the offer allows is refused with a reason (R5-20). */
export const DoublesAtTheirLimit = scene(
  {
    at: '/jackpots',
    answers: offering({ ...MIDWEEK, maxDoubles: 1 }),
    slices: jackpotSlipWith(ticketOf(['1,X', '1'])),
  },
  async ({ canvas, userEvent }) => {
    const board = within(await canvas.findByRole('list', { name: /^Matches of/ }));
    await userEvent.click(within(board.getAllByRole('group')[1]!).getByRole('button', { name: /^X/ }));
    await sees(canvas, 'You have reached the maximum number of doubles!');
  },
);

/** Matches are being played: own tickets say what they can still reach. */
export const Running = scene(
  { at: '/jackpots', profile, answers: { ...offering(closedWith('X221---------')), ...own } },
  async ({ canvas }) => {
    await sees(canvas, 'Picks are closed. Results in: 4 of 13.');
    await sees(canvas, /^Lines without a wrong pick/);
  },
);

/** Counts and amounts, never people (D82). */
export const Settled = scene(
  {
    at: '/jackpots',
    answers: {
      ...offering(closedWith('X21X1121121X1', sharedOut())),
      getJackpotSeal: { ...sampleAnswer('getJackpotSeal'), sealedAt: SEALED_AT },
    },
  },
  async ({ canvas }) => {
    await sees(canvas, 'How it was shared');
    await sees(canvas, /rolled over into the next jackpot/);
    await sees(canvas, 'c'.repeat(64));
  },
);

/** Jackpots that ended before the listed ones are loaded a page at a time. */
export const Earlier = scene(
  {
    at: '/jackpots',
    answers: {
      ...offering(MIDWEEK, { ...closedWith('X21X1121121X1', sharedOut()), id: jackpotId('30') }),
      getEarlierJackpots: ({ jackpotId: id }) =>
        id === '30'
          ? ['29', '28'].map((earlier) => ({
              ...offerOf(closedWith('X21X1121121X1', sharedOut())),
              id: jackpotId(earlier),
            }))
          : [],
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'Earlier jackpots' }));
    await appears(() => canvas.getAllByText('Results · Wed 25 Nov, 19:00')[2]!);
    await userEvent.click(canvas.getAllByRole('heading', { name: 'Earlier jackpots' })[1]!);
    await sees(canvas, 'There are no earlier jackpots.');
  },
);

export const Cancelled = scene(
  { at: '/jackpots', answers: offering(closedWith('vvvv---------')) },
  shows(/This jackpot was cancelled, and every stake went back/),
);

/** Neither open nor closed: the offer's own description alone (R4-08). */
export const Announced = scene(
  { at: '/jackpots', answers: offering({ ...MIDWEEK, phase: 'closed', description: 'Opens on Friday.' }) },
  shows('Opens on Friday.'),
);

export const OneJackpot = scene({ at: '/jackpots', answers: offering(MIDWEEK) }, async ({ canvas }) => {
  await sees(canvas, '0 of 13 picked');
  await expect(canvas.getAllByRole('heading', { level: 2, name: /Jackpot/ })).toHaveLength(1);
});

export const VeryMany = scene(
  {
    at: '/jackpots',
    answers: offering(
      ...Array.from({ length: 20 }, (_, at) => ({
        ...MIDWEEK,
        id: jackpotId(String(100 + at)),
        name: `Jackpot ${at + 1}`,
      })),
    ),
  },
  async ({ canvas }) => {
    await sees(canvas, '0 of 13 picked');
    await expect(canvas.getAllByRole('heading', { level: 2, name: /Jackpot/ })).toHaveLength(20);
  },
);

export const Loading = scene(
  { at: '/jackpots', answers: { getOfferedJackpots: hangs } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByTestId('shimmer')).not.toHaveLength(0);
  },
);

export const Slow = scene(
  { at: '/jackpots', answers: { getOfferedJackpots: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Empty = scene(
  { at: '/jackpots', answers: { getOfferedJackpots: [] } },
  shows('No jackpot is on offer now.'),
);

export const Failed = scene(
  { at: '/jackpots', answers: { getOfferedJackpots: breaksDown } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled();
  },
);

export const Offline = scene(
  { at: '/jackpots', answers: { getOfferedJackpots: offline } },
  shows('The jackpots did not load.'),
);

export const SessionEnded = scene(
  { ...visit, profile, answers: { ...visit.answers, ...sessionEnds } },
  seesSessionEnded,
);

/** The slip in its sheet: picks, price, prizes, chances, and the button that spends money. */
export const TicketOnTheSlip = scene(
  { ...visit, profile, slices: jackpotSlipWith(ticketOf(WHOLE), true) },
  async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(await sheet.findByRole('button', { name: 'Place ticket for KES 196' })).toBeEnabled();
  },
);

/** Placed: the platform's words over the ticket, which can be passed on. */
export const TicketPlaced = scene(
  {
    ...visit,
    profile,
    slices: jackpotSlipWith(ticketOf(WHOLE), true),
    answers: {
      ...visit.answers,
      placeJackpotBet: {
        kind: 'placed',
        betId: betId('b-8001'),
        reference: PLACED.reference,
        description: 'Ticket 4KQ7-9XTM is in.',
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place ticket for KES 196' }));
    await sees(canvas, 'Ticket 4KQ7-9XTM is in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('heading', { name: 'Your ticket' });
  },
);

/** Too little money: the way to bring it places the ticket too (R4-13). */
export const TicketShortOfMoney = scene(
  {
    ...visit,
    profile,
    slices: jackpotSlipWith(ticketOf(WHOLE), true),
    answers: {
      ...visit.answers,
      getBalance: { ...balance, balance: kes(96) },
      placeJackpotBet: { kind: 'insufficient-funds', shortBy: kes(100), description: '' },
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText('KES 96.00');
    await userEvent.click(await canvas.findByRole('button', { name: 'Place ticket for KES 196' }));
    await expect(await canvas.findByRole('button', { name: 'Deposit KES 100.00 and place' })).toBeEnabled();
  },
);

export const Swahili = scene(
  { ...visit, slices: jackpotSlipWith(ticketOf(WHOLE)), language: 'sw' },
  shows('Uwezekano wako', 'Zinazopewa nafasi'),
);
