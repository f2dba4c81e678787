import { AtDesk, DESK_SPECIMENS, deskThat } from '@kipenga/desk/testing';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const {
  APPROVAL,
  asDone,
  asShown,
  asStale,
  BOARD,
  BOOSTER,
  CALM_DAY,
  CUSTOMER,
  DATED_RECORDS,
  GAMES,
  IN_SUSPENSE,
  JACKPOTS,
  LIMITS,
  LINE,
  MATCH,
  ME,
  MONTH,
  OPEN_PAYOUTS,
  OPERATORS,
  PERSON,
  PREVIEW,
  PREVIEW_WITH_JACKPOTS,
  REPORT,
  STATEMENT,
  WAITING,
} = DESK_SPECIMENS;

/**
 * The desk is made for a wide screen. Every list is the same table: it is shown empty, failed and on its way once, on the customer's page, and not for each screen. The
 * exposure is a part of the match.
 */
const meta = preview.meta({
  title: 'Desk/Screens',
  globals: { viewport: { value: 'desk', isRotated: false } },
});

const at = (path: string, answers: Parameters<typeof deskThat>[0]) => {
  const platform = deskThat(answers);
  return () => <AtDesk path={path} platform={platform} />;
};

/** Something waits at nearly every place: the figures are read from three metres. */
export const TodayBusy = meta.story({
  render: at('/', {}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Lines aside 3$/ })).toBeVisible());
  },
});

export const TodayCalm = meta.story({
  render: at('/', { today: CALM_DAY }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Lines aside 0$/ })).toBeVisible());
  },
});

export const TodayFailed = meta.story({
  render: at('/', { today: () => Response.json({ description: 'The books are closed.' }, { status: 409 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The books are closed.')).toBeVisible());
  },
});

export const Match = meta.story({
  render: at('/matches/4711', { match: BOARD }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Gor Mahia v AFC Leopards' })).toBeVisible(),
    );
  },
});

/** The same on a phone: nothing but tables is wider than the screen, and those scroll by themselves. */
export const MatchOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: at('/matches/4711', { match: BOARD }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Held back at 2.60')).toBeVisible());
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});

export const MatchVoidedByFeed = meta.story({
  render: at('/matches/4711', {
    match: { ...BOARD, suspensions: [], markets: [], openBets: 0, match: { ...MATCH, state: 'void' } },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take the result back' })).toBeVisible());
  },
});

const openVoid = async (
  canvasElement: HTMLElement,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Void the match' }));
  return within(await page.findByRole('dialog', { name: 'Void the match' }));
};

/** Preview of the money an act moves. */
export const ActPreviewed = meta.story({
  render: at('/matches/4711', { match: BOARD, void: () => asShown(PREVIEW, 'v1') }),
  play: async ({ canvasElement, userEvent }) => {
    const drawer = await openVoid(canvasElement, userEvent);
    await waitFor(() => expect(drawer.getByText('3 customers go into debt')).toBeVisible());
  },
});

/** The end of a match that decides a jackpot: its winners. */
export const ActWithJackpots = meta.story({
  render: at('/matches/4711', { match: BOARD, void: () => asShown(PREVIEW_WITH_JACKPOTS, 'v1') }),
  play: async ({ canvasElement, userEvent }) => {
    const drawer = await openVoid(canvasElement, userEvent);
    await waitFor(() => expect(drawer.getByRole('link', { name: '254700000412' })).toBeVisible());
  },
});

/** The preview is stale. */
export const ActStale = meta.story({
  render: at('/matches/4711', {
    match: BOARD,
    void: ({ dryRun }) => (dryRun ? asShown(PREVIEW, 'v1') : asStale({ ...PREVIEW, bets: 40 }, 'v2')),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const drawer = await openVoid(canvasElement, userEvent);
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Why' }), 'Abandoned.');
    await userEvent.click(drawer.getByRole('button', { name: 'Void the match' }));
    await waitFor(() => expect(drawer.getByText(/Nothing was done/)).toBeVisible());
  },
});

/** The outcome, with its journal line. */
export const ActDone = meta.story({
  render: at('/matches/4711', {
    match: BOARD,
    void: ({ dryRun }) => (dryRun ? asShown(PREVIEW, 'v1') : asDone),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const drawer = await openVoid(canvasElement, userEvent);
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Why' }), 'Abandoned.');
    await userEvent.click(drawer.getByRole('button', { name: 'Void the match' }));
    await waitFor(() =>
      expect(drawer.getByRole('region', { name: 'Line 412 of the journal' })).toBeVisible(),
    );
  },
});

/** The table of every screen. */
export const MatchList = meta.story({
  render: at('/matches', {
    matches: {
      rows: [
        MATCH,
        { ...MATCH, matchId: '2', gameId: '2208', home: 'Tusker', isSuspended: true, isHouseWord: true },
        { ...MATCH, matchId: '3', gameId: '2209', home: 'Bandari', wasToStartAt: MATCH.startsAt },
      ],
      next: 'after',
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tusker v AFC Leopards' })).toBeVisible());
  },
});

/** A jackpot in each state; those whose tickets are not settled can be called off. */
export const Jackpots = meta.story({
  render: at('/jackpots', { jackpots: { rows: [...JACKPOTS], next: null } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Call off: / })).toHaveLength(2));
  },
});

export const JackpotsEmpty = meta.story({
  render: at('/jackpots', { jackpots: { rows: [], next: null } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No jackpot was opened yet.')).toBeVisible());
  },
});

/** Payouts that a person has to end, and what the statement and the books do not have alike. */
export const Money = meta.story({
  render: at('/money', {
    me: { ...ME, role: 'cashier' },
    openPayments: { rows: [...OPEN_PAYOUTS], next: null },
    statement: STATEMENT,
    suspense: { rows: [...IN_SUSPENSE], next: null },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Say whose it is: / })).toBeVisible());
  },
});

export const MoneyAllEnded = meta.story({
  render: at('/money', {
    openPayments: { rows: [], next: null },
    statement: { ...STATEMENT, rows: [], apart: 0 },
    suspense: { rows: [], next: null },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No money waits for an owner.')).toBeVisible());
  },
});

/** A jackpot that is called off: preview of the stakes that go back. */
export const JackpotCalledOff = meta.story({
  render: at('/jackpots', {
    me: { ...ME, role: 'admin' },
    jackpots: { rows: JACKPOTS.slice(0, 1), next: null },
    'cancel-jackpot': () =>
      asShown(
        {
          ...PREVIEW,
          says: 'Mega Jackpot (119) is called off: 181 tickets have their stakes back, and their holders are told.',
          bets: 181,
          customers: 164,
          debtors: 0,
          needsSecond: true,
        },
        'v1',
      ),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /^Call off: / }));
    const drawer = within(await page.findByRole('dialog', { name: 'Call the jackpot off' }));
    await waitFor(() => expect(drawer.getByText(/181 tickets have their stakes back/)).toBeVisible());
  },
});

/** Tax owed to the revenue authority, with a payment whose end is unknown. */
export const TaxOwed = meta.story({
  render: at('/reports?month=2026-11', {
    me: { ...ME, role: 'cashier' },
    month: { ...MONTH, days: [] },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay it: / })).toBeVisible());
  },
});

export const LimitsWithBooster = meta.story({
  render: at('/limits', { limits: { booster: BOOSTER, ...LIMITS, ...DATED_RECORDS } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^The booster: from 4 picks/)).toBeVisible());
    await expect(canvas.getByText('Soccer, over/under 2.5')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Gor Mahia v AFC Leopards, over/under 2.5' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw: Largest stake, KES: 10,000' })).toBeVisible();
  },
});

/** A month by day and product; one of its nights was missed. */
export const Month = meta.story({
  render: at('/reports?month=2026-11', { month: MONTH }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The books of Nov 2026' })).toBeVisible());
  },
});

export const MonthNotChecked = meta.story({
  render: at('/reports?month=2026-11', { month: { ...MONTH, days: [] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^No day of Nov 2026 is checked yet/)).toBeVisible());
  },
});

export const LogIn = meta.story({
  render: at('/', {
    me: () => Response.json({ description: 'Please log in to the desk.' }, { status: 401 }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The desk' })).toBeVisible());
  },
});

const failed = () => Response.json({ description: 'The payments are not read.' }, { status: 409 });

/** A list that has failed, one that is on its way, one that is empty, and two that stand. */
export const Customer = meta.story({
  render: at('/customers/254700000412', {
    customer: CUSTOMER,
    betsOfCustomer: { rows: [], next: null },
    paymentsOfCustomer: failed,
    ledgerOfCustomer: () => new Promise<never>(() => undefined),
    gamesOfCustomer: { rows: [], next: null },
    loginsOfCustomer: {
      rows: [{ login: 'ONUnsv5I', until: BOARD.match.startsAt, push: 'bets', pushSince: LINE.at }],
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The payments are not read.')).toBeVisible());
  },
});

export const Customers = meta.story({
  render: at('/customers?q=0700000412', {
    customers: {
      rows: [{ profileId: '254700000412', phone: '254700000412', status: 'active', foundBy: 'phone' }],
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '254700000412' })).toBeVisible());
  },
});

export const Compliance = meta.story({
  render: at('/compliance', {
    me: { ...ME, role: 'compliance' },
    people: { rows: [PERSON], next: null },
    identities: { rows: [], next: null },
    register: { rows: [], next: null },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Note: / })).toBeVisible());
  },
});

export const Casino = meta.story({
  render: at('/casino', { games: { rows: [...GAMES] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Off')).toBeVisible());
  },
});

export const Journal = meta.story({
  render: at('/journal', { journal: { rows: [LINE], next: 'after', verified: { lines: 412, wrong: null } } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Gor Mahia v AFC Leopards is called off.')).toBeVisible());
  },
});

export const Waiting = meta.story({
  render: at('/waiting', { waiting: WAITING }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Another match: / })).toBeVisible());
  },
});

export const Approvals = meta.story({
  render: at('/approvals', { approvals: { rows: [APPROVAL], next: null } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Approve/ })).toBeVisible());
  },
});

export const Operators = meta.story({
  render: at('/operators', { me: { ...ME, role: 'admin' }, operators: { rows: [...OPERATORS] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stopped')).toBeVisible());
  },
});

export const Day = meta.story({
  render: at('/reports?day=2026-11-26', {
    report: REPORT,
    regulatorDays: {
      rows: [
        { day: REPORT.report!.day, events: 41_207, sealedAt: LINE.at, root: 'aa'.repeat(32), agreedAt: null },
      ],
      next: null,
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^The books of / })).toBeVisible());
  },
});
