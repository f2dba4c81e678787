import { breaksDown, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { closedWith, legsOf, MIDWEEK, offering, PLACED, sealed } from './a-jackpot.ts';
import { LISTED, scene } from './scene.tsx';

export default { title: 'Screens/Bet Details' };

const [open, won, lost] = sampleAnswer('getBets');
const legs = sampleAnswer('getBetDetail');
const visit = { at: '/betdetail', state: { bet: open }, profile: aVisitor() };

export const Ideal = scene(visit, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  await expect(canvas.getByText('K1029')).toBeVisible();
  await expect(canvas.getByText('KES 140.79')).toBeVisible();
});

export const Won = scene({ ...visit, state: { bet: { ...won, type: 'prematch' } } }, async ({ canvas }) => {
  await sees(canvas, 'K1028');
  await expect(canvas.getByText('Half void')).toBeVisible();
});

export const Lost = scene(
  {
    ...visit,
    state: { bet: lost },
    answers: { getBetDetail: legs.map((leg) => ({ ...leg, status: 'lost', winningOutcome: 'X' })) },
  },
  async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByText('Lost')).toHaveLength(3);
  },
);

/** A jackpot ticket before picks close: its coupon, and that it will be sealed. */
export const Ticket = scene(
  {
    ...visit,
    state: { bet: PLACED },
    answers: { ...offering(MIDWEEK), getBetDetail: [...legsOf(MIDWEEK)] },
  },
  async ({ canvas }) => {
    await sees(canvas, /Your ticket is sealed when picks close/);
    await expect(canvas.getByRole('list', { name: 'Your picks' })).toBeVisible();
  },
);

/** Once it is sealed its proof is checked on the device (D82). */
export const TicketSealed = scene(
  {
    ...visit,
    state: { bet: PLACED },
    answers: {
      ...offering(closedWith('X221---------')),
      getBetDetail: [...legsOf(closedWith('X221---------'))],
      ...sealed(),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the seal' }));
    await sees(canvas, /this ticket was in when picks closed/);
  },
);

export const OnePick = scene(
  { ...visit, answers: { getBetDetail: legs.slice(0, 1) } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
);

export const FiftyLegs = scene(
  { ...visit, answers: { getBetDetail: Array.from({ length: 50 }, (_, at) => legs[at % 2]!) } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50));
  },
);

export const Loading = scene({ ...visit, answers: { getBetDetail: hangs } }, async ({ canvas }) => {
  await expect(await canvas.findAllByTestId('shimmer')).not.toHaveLength(0);
  await expect(canvas.getByText('K1029')).toBeVisible();
});

/** The figures came along with the tap; only the picks are waited for. */
export const Slow = scene(
  { ...visit, answers: { getBetDetail: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  async ({ canvas }) => {
    await seesSlowNetwork({ canvas });
    await expect(canvas.getByText('K1029')).toBeVisible();
  },
);

export const Failed = scene({ ...visit, answers: { getBetDetail: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The picks did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ ...visit, answers: { getBetDetail: offline } }, async ({ canvas }) => {
  await sees(canvas, 'The picks did not load.');
  await expect(canvas.getByText('K1029')).toBeVisible();
});

export const SessionEnded = scene({ ...visit, answers: sessionEnds }, seesSessionEnded);

/** A visitor who opens the address is on Home (R2-05). */
export const LoggedOut = scene({ at: '/betdetail', state: { bet: open } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(LISTED.length));
  await expect(canvas.queryByText('K1029')).toBeNull();
});

/** After a reload nothing says which bet it was: back to My Bets (R2-53). */
export const WithoutABet = scene({ ...visit, state: null }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'My Bets' }));
});

export const Swahili = scene({ ...visit, language: 'sw' }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  await expect(canvas.getByText('K1029')).toBeVisible();
  await expect(canvas.getAllByText('Soko')).toHaveLength(2);
});
