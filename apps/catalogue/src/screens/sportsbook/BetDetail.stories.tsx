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
import type { FakeAnswers } from '@kipenga/api/testing';
import { kes } from '@kipenga/betting-core';
import { expect, waitFor, within } from 'storybook/test';
import { closedWith, legsOf, MIDWEEK, offering, PLACED, sealed } from './a-jackpot.ts';
import { LISTED, scene } from './scene.tsx';

export default { title: 'Screens/Bet Details' };

const [open, won, cashedOut, lost] = sampleAnswer('getBets');
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

/** The amount each part paid, and no possible win (D102). */
export const CashedOut = scene({ ...visit, state: { bet: cashedOut } }, async ({ canvas }) => {
  await sees(canvas, 'K1026');
  await expect(canvas.getAllByText(/KES 36\.48 for KES 50\.00 of the stake/)).toHaveLength(2);
  await expect(canvas.queryByText('Possible win')).toBeNull();
});

const ofCashOut = {
  stake: kes(49),
  offer: kes(55.28),
  fair: kes(58.19),
  kept: kes(2.91),
  marginPercent: 5,
  chance: 0.413_3,
  chanceAboveStake: 0.413_3,
  netIfWon: kes(140.79),
  restIfWon: kes(0),
  grossPayout: kes(58.21),
  withholdingTax: kes(2.93),
  held: kes(0),
  remainingStake: kes(0),
  version: '4900-100.4Kd9',
  validForSeconds: 5,
} as const;
const offered = { kind: 'offered', ...ofCashOut } as const;
const inHalf = {
  ...offered,
  offer: kes(27.64),
  fair: kes(29.1),
  kept: kes(1.46),
  grossPayout: kes(29.11),
  withholdingTax: kes(1.47),
  restIfWon: kes(70.4),
  remainingStake: kes(24.5),
};
const cashOut = (answers: FakeAnswers) => ({
  ...visit,
  answers: {
    getBets: [{ ...open!, canCashOut: true }],
    getCashOut: ({ share = 100 }) => (share < 100 ? inHalf : offered),
    ...answers,
  } satisfies FakeAnswers,
});
const ask = async ({ canvas, userEvent }: Parameters<Parameters<typeof scene>[1]>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cash out bet K1029' }));
  return within(await canvas.findByRole('dialog', { name: 'Cash out' }));
};

/** Nothing is shown before the customer asks; then four figures, and one button with the amount it pays (D102). */
export const CashOut = scene(cashOut({}), async (at) => {
  const sheet = await ask(at);
  await expect(await sheet.findByRole('button', { name: 'Cash out KES 55.28' })).toBeVisible();
  await expect(sheet.getByText('KES 58.19')).toBeVisible();
});

export const CashOutOfAPart = scene(cashOut({}), async (at) => {
  const sheet = await ask(at);
  await at.userEvent.click(await sheet.findByRole('radio', { name: 'A part' }));
  await expect(await sheet.findByRole('button', { name: 'Cash out KES 27.64' })).toBeVisible();
  await expect(sheet.getByText('KES 24.50 of the stake stays on.')).toBeVisible();
  await at.userEvent.click(sheet.getByRole('button', { name: 'How is this worked out?' }));
});

export const CashOutByItself = scene(cashOut({ getCashOut: { ...offered, floor: kes(120) } }), async (at) => {
  const sheet = await ask(at);
  await at.userEvent.click(await sheet.findByText('Auto cash-out'));
  await expect(sheet.getByRole('button', { name: 'Stop auto cash-out at KES 120.00' })).toBeVisible();
});

export const CashOutFell = scene(
  cashOut({
    takeCashOut: {
      kind: 'refused',
      code: 287,
      description: '',
      reason: { code: 'cash-out-changed', values: { offer: kes(55.28) } },
    },
  }),
  async (at) => {
    const sheet = await ask(at);
    const button = await sheet.findByRole('button', { name: 'Cash out KES 55.28' });
    await waitFor(async () => {
      await at.userEvent.click(button);
      await expect(sheet.getByText(/^What you saw has changed/)).toBeVisible();
    });
  },
);

/** In play a cash-out waits like a bet: stated before the tap, counted down, and reported (D103). */
const inPlay = {
  getCashOut: { ...offered, waitSeconds: 5 },
  takeCashOut: { kind: 'waiting', offer: kes(55.28), seconds: 5, description: '' },
} as const;
export const CashOutInPlay = scene(cashOut(inPlay), async (at) => {
  const sheet = await ask(at);
  await expect(await sheet.findByText(/the cash-out waits 5 seconds/)).toBeVisible();
});

export const CashOutAnswerLost = scene(cashOut({ takeCashOut: offline }), async (at) => {
  const sheet = await ask(at);
  const button = await sheet.findByRole('button', { name: 'Cash out KES 55.28' });
  await waitFor(() => at.userEvent.click(button).then(() => expect(button).not.toBeInTheDocument()));
  await expect(await sheet.findByText('Checking your cash-out…')).toBeVisible();
});

export const NoCashOutNow = scene(
  cashOut({
    getCashOut: {
      kind: 'refused',
      code: 283,
      description: '',
      reason: {
        code: 'cash-out-suspended',
        values: { matches: [{ home: 'Gor Mahia', away: 'AFC Leopards' }] },
      },
    },
  }),
  async (at) => {
    const sheet = await ask(at);
    await expect(await sheet.findByText(/^Not now: betting is closed for the moment/)).toBeVisible();
  },
);

export const CashOutFailed = scene(cashOut({ getCashOut: breaksDown }), async (at) => {
  const sheet = await ask(at);
  await expect(await sheet.findByText('The offer did not load.')).toBeVisible();
});

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
