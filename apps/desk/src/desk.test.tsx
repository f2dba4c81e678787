import { cents, instant } from '@kipenga/betting-core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { csvOf } from './parts/save-csv.ts';
import { isSameAct } from './parts/waiting-acts.ts';
import { limitCashOut, limitPay, limitsOfMatch } from './screens/limit-acts.ts';
import { AtDesk, deskThat } from './testing/AtDesk.tsx';
import {
  APPROVAL,
  asDone,
  asShown,
  asStale,
  asWaiting,
  BOARD,
  CALM_DAY,
  DATED_RECORDS,
  MATCH,
  ME,
  PREVIEW,
} from './testing/specimens.ts';

const openBoard = (answers: Parameters<typeof deskThat>[0]) => {
  const platform = deskThat({ match: BOARD, ...answers });
  render(<AtDesk path="/matches/4711" platform={platform} />);
  return platform;
};

/** Opens the act of the match's head, and answers its drawer. */
async function drawerOf(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const figures = (drawer: ReturnType<typeof within>) =>
  drawer.getAllByRole('definition').map((cell: HTMLElement) => cell.textContent);

test('an act shows what it moves by a dry run before it is done, then does just that and shows its line', async () => {
  const platform = openBoard({ void: ({ dryRun }) => (dryRun ? asShown(PREVIEW, 'v1') : asDone) });
  const drawer = await drawerOf('Void the match');
  expect(await drawer.findByText('3 customers go into debt')).toBeVisible();
  expect(figures(drawer)).toEqual(['KES 4,120.00', 'KES 18,940.50', '31', '27']);
  expect(platform.acts.map(({ dryRun }) => dryRun)).toEqual([true]);
  await userEvent.type(drawer.getByRole('textbox', { name: 'Why' }), 'Abandoned after 20 minutes.');
  await userEvent.click(drawer.getByRole('button', { name: 'Void the match' }));
  expect(await drawer.findByRole('region', { name: 'Line 412 of the journal' })).toHaveTextContent('wanjiku');
  expect(platform.acts.at(-1)).toEqual({
    act: 'void',
    args: { matchId: '4711' },
    why: 'Abandoned after 20 minutes.',
    dryRun: false,
    version: 'v1',
  });
});

test('an act whose preview is stale is not done: the new figures stand there, and the next press is for them', async () => {
  const now = { ...PREVIEW, bets: 40, paid: cents(9_900_00) };
  const platform = openBoard({
    void: ({ dryRun, version }) => {
      if (dryRun) return asShown(PREVIEW, 'v1');
      return version === 'v2' ? asWaiting : asStale({ ...now, needsSecond: true }, 'v2');
    },
  });
  const drawer = await drawerOf('Void the match');
  await userEvent.type(await drawer.findByRole('textbox', { name: 'Why' }), 'Abandoned.');
  await userEvent.click(drawer.getByRole('button', { name: 'Void the match' }));
  expect(await drawer.findByText(/Nothing was done/)).toBeVisible();
  expect(figures(drawer)).toEqual(['KES 9,900.00', 'KES 18,940.50', '40', '27']);
  expect(drawer.getByRole('textbox', { name: 'Why' })).toHaveValue('Abandoned.');
  await userEvent.click(drawer.getByRole('button', { name: 'Void the match: ask a second person' }));
  expect(await drawer.findByText('It waits for a second person.', { selector: 'b' })).toBeVisible();
  expect(platform.acts.map(({ version }) => version)).toEqual([null, 'v1', 'v2']);
});

test('a result is told first, then shown; what was typed can be changed', async () => {
  const platform = openBoard({ result: () => asShown(PREVIEW, 'v1') });
  const drawer = await drawerOf('Say the result');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Home, after 90 minutes' }), '2');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Away, after 90 minutes' }), '1{Enter}');
  expect(await drawer.findByText(PREVIEW.says)).toBeVisible();
  expect(platform.acts[0]?.args).toEqual({
    matchId: '4711',
    home: 2,
    away: 1,
    halfHome: null,
    halfAway: null,
  });
  await userEvent.click(drawer.getByRole('button', { name: 'Change what it is told' }));
  expect(drawer.getByRole('button', { name: 'Show what it does' })).toBeVisible();
});

test('prices are limited by what was typed, starting from the limit that holds; their history tells which are held back', async () => {
  const platform = openBoard({ 'limit-prices': () => asShown(PREVIEW, 'v1') });
  expect(await screen.findByText('Offered to 2.50 only, by wanjiku: Two forwards are ill.')).toBeVisible();
  expect(await screen.findByText('Over 2.5 2.20 to 2.60 (held back), Under 2.5 1.68 to 1.52')).toBeVisible();
  const name = 'Limit: Gor Mahia v AFC Leopards, Over/under 2.5';
  await userEvent.click(screen.getByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Limit prices' }));
  await userEvent.type(drawer.getByRole('textbox', { name: /^Least price offered/ }), '1.25');
  const most = drawer.getByRole('textbox', { name: /^Highest price offered/ });
  expect(most).toHaveValue('2.5');
  await userEvent.clear(most);
  await userEvent.type(drawer.getByRole('textbox', { name: /^Least price offered/ }), '{Enter}');
  expect(await drawer.findByText(PREVIEW.says)).toBeVisible();
  expect(platform.acts[0]?.args).toEqual({ matchId: '4711', market: 'ou', least: 1.25, most: null });
});

test('who may not do an act is not offered it', async () => {
  const support = { name: 'otieno', role: 'support', endsAt: BOARD.match.startsAt, isSandbox: true } as const;
  openBoard({ me: support });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gor Mahia v AFC Leopards' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Void the match' })).toBeNull();
});

test('arrow keys walk the rows of a table, and its next rows come by the last one', async () => {
  const rows = [MATCH, { ...MATCH, matchId: '4712', home: 'Tusker' }];
  let asked = 0;
  const matches = () => ({ rows: [{ ...rows[asked++ % 2]! }], next: asked === 1 ? 'after' : null });
  render(<AtDesk path="/matches" platform={deskThat({ matches, today: CALM_DAY })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const links = await waitFor(() => {
    const found = within(screen.getByRole('table')).getAllByRole('link');
    expect(found).toHaveLength(2);
    return found;
  });
  links[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('the CSV of a list that comes by pages has the rows that are not loaded too', async () => {
  const pages = ['Gor Mahia', 'Tusker', 'Bandari'].map((home, at) => ({
    rows: [{ ...MATCH, matchId: String(at), home }],
    next: at === 2 ? null : String(at),
  }));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `#${saved.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let asked = -1;
  // The screen has asked for the first; the whole is read from there again.
  const matches = () => pages[Math.max(0, (asked += 1) - 1)]!;
  render(<AtDesk path="/matches" platform={deskThat({ matches, today: CALM_DAY })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const csv = await saved[0]!.text();
  expect(csv.match(/Gor Mahia|Tusker|Bandari/g)).toEqual(['Gor Mahia', 'Tusker', 'Bandari']);
  expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(1);
});

test('what takes no bets is not called open, and what was put off is called postponed', async () => {
  const rows = [
    { ...MATCH, isSuspended: true },
    { ...MATCH, matchId: '4712', wasToStartAt: instant('2026-11-26T16:00:00Z') },
  ];
  render(<AtDesk path="/matches" platform={deskThat({ matches: { rows, next: null } })} />);
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.filter((cell) => cell.dataset['name'] === 'State').map((cell) => cell.textContent)).toEqual([
    'Suspended ',
    'Postponed Open ',
  ]);
  expect(cells.find((cell) => cell.textContent?.includes('was'))).toHaveTextContent(/Fri.*\(was Thu/);
});

test('the CSV of a table holds what customers typed as text, never as a formula', () => {
  const columns = [{ name: 'Why', text: (row: string) => row }];
  expect(csvOf(columns, ['=HYPERLINK("x")', '-12.50', 'a, "b"'])).toBe(
    '"Why"\r\n"\'=HYPERLINK(""x"")"\r\n"-12.50"\r\n"a, ""b"""',
  );
});

test('who is logged out in the middle of it meets the login, and nothing of what was there', async () => {
  let isIn = true;
  const out = () => Response.json({ description: 'Log in.' }, { status: 401 });
  const platform = deskThat({
    me: () => (isIn ? { name: 'w', role: 'admin', endsAt: MATCH.startsAt, isSandbox: true } : out()),
    match: BOARD,
    void: () => {
      isIn = false;
      return out() as never;
    },
  });
  render(<AtDesk path="/matches/4711" platform={platform} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void the match' }));
  expect(await screen.findByRole('heading', { name: 'The desk' })).toBeVisible();
  expect(screen.queryByText(/Gor Mahia/)).toBeNull();
});

test('Today says why what was won, what was paid out, or the taxes of the day, are below zero', async () => {
  const below = {
    ...CALM_DAY.money,
    won: cents(-500),
    taxes: cents(-3_000),
    withdrawals: cents(-30_000),
  };
  const platform = deskThat({ today: () => ({ ...CALM_DAY, money: below }) });
  render(<AtDesk path="/" platform={platform} />);
  expect(await screen.findByText(/^Taxes are below zero: more tax of former days/)).toBeVisible();
  expect(screen.getByText(/^Won by customers is below zero/)).toBeVisible();
  expect(screen.getByText(/^Paid out is below zero/)).toBeVisible();
});

test('a limit is entered in cents, of a competition or of each match, until a time of Nairobi', async () => {
  const platform = deskThat({
    limits: { booster: null, rows: [] },
    limit: ({ dryRun }) => (dryRun ? asShown(PREVIEW, 'v1') : asDone),
  });
  render(<AtDesk path="/limits" platform={platform} />);
  const drawer = await drawerOf('Limit what is paid');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Most that is paid, KES' }), '50000.50');
  await userEvent.type(drawer.getByLabelText('Until, Nairobi'), '2026-11-29T18:30');
  await userEvent.click(drawer.getByRole('button', { name: 'Show what it does' }));
  await userEvent.type(await drawer.findByRole('textbox', { name: 'Why' }), 'The cup final.');
  await userEvent.click(drawer.getByRole('button', { name: 'Limit what is paid' }));
  expect(await drawer.findByText('Done.')).toBeVisible();
  expect(platform.acts.at(-1)).toEqual({
    act: 'limit',
    args: { kind: 'pay', most: cents(5_000_050), until: '2026-11-29T15:30:00Z' },
    why: 'The cup final.',
    dryRun: false,
    version: 'v1',
  });
});

test('what the stream tells of is asked for again: counts at a change, a match at a bet on it', async () => {
  const listeners = new Map<string, (event: { readonly data?: string }) => void>();
  const source = {
    readyState: 1,
    addEventListener: (kind: string, listener: (event: { readonly data?: string }) => void) =>
      listeners.set(kind, listener),
    close: () => listeners.clear(),
  };
  const asked = { today: 0, match: 0 };
  const platform = deskThat({
    today: () => ((asked.today += 1), CALM_DAY),
    match: () => ((asked.match += 1), BOARD),
  });
  render(<AtDesk path="/matches/4711" platform={platform} openNews={() => source} />);
  await waitFor(() => expect(asked).toEqual({ today: 1, match: 1 }));
  const tell = (news: object) =>
    act(() =>
      listeners.get('news')?.({
        data: JSON.stringify({ has_changed: false, has_money_moved: false, bets_on: [], ...news }),
      }),
    );
  tell({ bets_on: ['4710', '4711'] });
  await waitFor(() => expect(asked).toEqual({ today: 1, match: 2 }));
  tell({ has_changed: true });
  await waitFor(() => expect(asked).toEqual({ today: 2, match: 3 }));
  tell({ has_money_moved: true });
  await waitFor(() => expect(asked).toEqual({ today: 3, match: 3 }));
});

test('the second person approves what was asked, and is told to ask nobody else', async () => {
  const platform = deskThat({
    approvals: { rows: [APPROVAL], next: null },
    approve: asShown({ ...PREVIEW, needsSecond: true }, 'v1'),
  });
  render(<AtDesk path="/approvals" platform={platform} />);
  expect(
    await screen.findByRole('cell', { name: 'match: Gor Mahia v AFC Leopards, home: 2, away: 1' }),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Approve the act' }));
  expect(await drawer.findByRole('button', { name: 'Approve it' })).toBeVisible();
  expect(drawer.queryByText(/second person/)).toBeNull();
});

test('an act that waits is told where it would be prepared again, and one that can only be refused says why; who asked withdraws it', async () => {
  const own = { ...APPROVAL, approvalId: '8', by: ME.name };
  const platform = deskThat({
    match: BOARD,
    approvals: { rows: [APPROVAL, own], next: null },
    approvalsNow: {
      rows: [
        { approvalId: '7', refusal: 'It has this result already' },
        { approvalId: '8', refusal: null },
      ],
    },
  });
  const { unmount } = render(<AtDesk path="/matches/4711" platform={platform} />);
  const told = /^Say or correct a result.*waits for a second person, prepared by njeri, /;
  const says = (within: Pick<typeof screen, 'findAllByText'>) =>
    within.findAllByText((_, one) => one?.tagName === 'P' && told.test(one.textContent));
  expect(await says(screen)).toHaveLength(1);
  expect(await says(await drawerOf('Say the result'))).toHaveLength(1);
  unmount();
  render(<AtDesk path="/approvals" platform={platform} />);
  expect(await screen.findByText('It has this result already')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('dialog', { name: 'Withdraw the act' })).toBeVisible();
});

test('a limit that waits is the same act for its own kind, and for its match or for none', () => {
  const wanted = [...limitsOfMatch(MATCH), limitPay([]), limitCashOut];
  const sameAs = (args: Readonly<Record<string, string>>) =>
    wanted.map((one) => isSameAct(one)({ ...APPROVAL, act: 'limit', args }));
  expect(sameAs({ kind: 'pay', most: '500', match_id: MATCH.matchId })).toEqual([true, false, false, false]);
  expect(sameAs({ kind: 'pay', most: '500', sport: 'Soccer' })).toEqual([false, false, true, false]);
});

test('a number out of its bounds and an amount that cannot be read are refused at their fields, which say what they take', async () => {
  const platform = deskThat({
    me: { ...ME, role: 'compliance' },
    limits: { booster: null, rows: [], ...DATED_RECORDS },
    'set-tax': () => asShown(PREVIEW, 'v1'),
  });
  render(<AtDesk path="/limits" platform={platform} />);
  const drawer = await drawerOf('Enter taxes');
  await userEvent.type(drawer.getByLabelText('From the day'), '2027-01-01');
  await userEvent.type(drawer.getByLabelText('The law'), 'Finance Act');
  const win = drawer.getByLabelText('Of a win, per cent');
  await userEvent.clear(win);
  await userEvent.type(win, '150{Enter}');
  await waitFor(() =>
    expect(win).toHaveAccessibleDescription(/Write a number from 0 to 100, with at most 3 decimals/),
  );
  expect(win).toHaveFocus();
  await userEvent.clear(win);
  await userEvent.type(win, '7,5{Enter}');
  await waitFor(() => expect(win).toHaveAccessibleDescription(/with at most 3 decimals, after a point/));
  await userEvent.clear(win);
  await userEvent.type(win, '15{Enter}');
  await waitFor(() => expect(platform.acts.at(-1)?.args).toMatchObject({ winningsPercent: 15 }));
});

test('an amount is taken with commas, spaces and its currency', async () => {
  const platform = deskThat({
    me: { ...ME, role: 'cashier' },
    credit: () => asShown({ ...PREVIEW, needsSecond: true }, 'v1'),
  });
  render(<AtDesk path="/money" platform={platform} />);
  const drawer = await drawerOf('Give money');
  await userEvent.type(drawer.getByLabelText('Customer, by phone or id'), '0712345678');
  await userEvent.selectOptions(drawer.getByRole('combobox'), 'fault');
  const amount = drawer.getByLabelText('Amount, KES');
  await userEvent.type(amount, '1,50{Enter}');
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/such as 1,000\.50:/));
  await userEvent.clear(amount);
  await userEvent.type(amount, 'KES 1,000.50{Enter}');
  await waitFor(() => expect(platform.acts.at(-1)?.args).toMatchObject({ amount: cents(1_000_50) }));
  expect(await drawer.findByText(/This act takes two persons, always/)).toBeVisible();
});

test('the desk of a copy says so on each page, before the login too', async () => {
  const out = () => Response.json({ description: 'Log in.' }, { status: 401 });
  const { unmount } = render(<AtDesk path="/" platform={deskThat({ me: out })} isCopy />);
  expect(await screen.findByRole('heading', { name: 'The desk' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'A copy of the house' })).toHaveTextContent(
    'It sends nothing',
  );
  unmount();
  render(<AtDesk path="/" platform={deskThat({ today: CALM_DAY })} isCopy />);
  expect(await screen.findByRole('navigation', { name: 'Desk' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'A copy of the house' })).toBeVisible();
});

test('Today and Reports say which clock they go by where betting time is another, and name one day of the books', async () => {
  const fast = { ...CALM_DAY, bettingNow: instant('2031-03-04T09:00:00Z') };
  const { unmount } = render(<AtDesk path="/" platform={deskThat({ today: fast })} />);
  expect(await screen.findByText(/^Counted since the last midnight of betting time/)).toHaveTextContent(
    'Tue 4 Mar 2031, 12:00',
  );
  expect(screen.getByText(/^Wed 25 Nov, checked on Thu 26 Nov: all add up/)).toBeVisible();
  unmount();
  const platform = deskThat({ today: fast, report: { report: null, csv: null, seal: null } });
  render(<AtDesk path="/reports" platform={platform} />);
  expect(await screen.findByText(/They are days of real time/)).toBeVisible();
});
