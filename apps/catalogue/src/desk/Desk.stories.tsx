import { AtDesk, DESK_SPECIMENS, deskThat } from '@kipenga/desk/testing';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const {
  asDone,
  asShown,
  asStale,
  BOARD,
  BOOSTER,
  CALM_DAY,
  DATED_RECORDS,
  IN_SUSPENSE,
  JACKPOTS,
  MATCH,
  ME,
  MONTH,
  OPEN_PAYOUTS,
  PREVIEW,
  PREVIEW_WITH_JACKPOTS,
  STATEMENT,
} = DESK_SPECIMENS;

/** The desk is made for a wide screen. */
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
  render: at('/limits', { limits: { booster: BOOSTER, rows: [], ...DATED_RECORDS } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^The booster: from 4 picks/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Withdraw: Largest stake, KES: 10000' })).toBeVisible();
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
