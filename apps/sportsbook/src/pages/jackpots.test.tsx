import type { FakeAnswers } from '@kipenga/api/testing';
import { hangs } from '@kipenga/api/testing/platform';
import {
  betId,
  DEFAULT_LIMITS,
  gameId,
  instant,
  jackpotId,
  kes,
  nairobiDay,
  oddsFromThousandths,
  RULEBOOKS,
  tiersOf,
  type Bet,
  type Jackpot,
  type JackpotFund,
  type Leg,
  type OfferedJackpot,
} from '@kipenga/betting-core';
import { aJackpot } from '@kipenga/betting-core/testing';
import { aProfile } from '@kipenga/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { selectTicket, type JackpotSlipRootState } from '../features/jackpot/index.ts';
import { renderInSportsbook } from '../test-sportsbook.tsx';
import { JackpotsPage } from './JackpotsPage.tsx';

const aFund = (changes: Partial<JackpotFund> = {}): JackpotFund => ({
  closesAt: instant('2026-11-25T16:00:00Z'),
  total: kes(1_000_000),
  prize: kes(800_000),
  guarantee: kes(900_000),
  rolledIn: kes(99_000),
  rolledOver: null,
  tiers: tiersOf(kes(1_000_000), 3),
  tickets: 10,
  lines: 14,
  ...changes,
});

const open = aJackpot(3, {
  id: jackpotId('31'),
  name: 'Midweek Jackpot',
  betAmount: kes(49),
  maxDoubles: 1,
  fund: aFund(),
});
const withResults = (...results: readonly ('home' | 'draw' | 'away' | 'void' | null)[]): Jackpot => ({
  ...open,
  phase: 'settled',
  matches: open.matches.map((match, at) => ({ ...match, result: results[at] ?? null })),
});

const offerOf = ({ matches, ...jackpot }: Jackpot): OfferedJackpot => ({
  ...jackpot,
  matchCount: matches.length,
});

interface Visit {
  readonly answers?: FakeAnswers;
  readonly profile?: ReturnType<typeof aProfile> | null;
}

async function openPage(jackpot: Jackpot, { answers = {}, profile = null }: Visit = {}) {
  const house = await renderInSportsbook(<JackpotsPage />, {
    path: '/jackpots',
    profile,
    answers: {
      getOfferedJackpots: [offerOf(jackpot)],
      getJackpot: jackpot,
      getJackpotSeal: () => new Response('{"description":"not sealed yet"}', { status: 404 }),
      ...answers,
    },
  });
  const ticket = () => selectTicket(house.store.getState() as JackpotSlipRootState);
  /** The cells of a match by its place, 1 X 2. */
  const cells = async (position: number) =>
    within(within(await board()).getAllByRole('group')[position - 1] as HTMLElement).getAllByRole('button');
  const board = () => screen.findByRole('list', { name: `Matches of ${jackpot.name}` });
  const tap = async (position: number, cell: 0 | 1 | 2) =>
    userEvent.click((await cells(position))[cell] as HTMLElement);
  return { ...house, ticket, cells, tap };
}

test('what ended before is asked for a page at a time, down to the first there was', async () => {
  const ended = (id: string): OfferedJackpot => ({
    ...offerOf({ ...open, phase: 'settled', fund: aFund({ rolledOver: kes(1) }) }),
    id: jackpotId(id),
    name: `Jackpot ${id}`,
  });
  const pages: Readonly<Record<string, readonly OfferedJackpot[]>> = {
    '20': [ended('19'), ended('18')],
    '18': [],
  };
  const { platform } = await openPage(open, {
    answers: {
      getOfferedJackpots: [offerOf(open), ended('21'), ended('20')],
      getEarlierJackpots: ({ jackpotId: id }) => pages[id] ?? [],
    },
  });
  const asked = () => platform.calls.filter(({ name }) => name === 'getEarlierJackpots').length;
  await userEvent.click(await screen.findByText('Earlier jackpots'));
  expect(await screen.findByRole('heading', { name: 'Jackpot 18' })).toBeInTheDocument();
  expect(asked()).toBe(1);
  await userEvent.click(screen.getAllByText('Earlier jackpots')[1]!);
  expect(await screen.findByText('There are no earlier jackpots.')).toBeInTheDocument();
  expect(asked()).toBe(2);
});

describe('an open jackpot (R4-04..08)', () => {
  test('is open from the start; its picks become a ticket, whose cost grows with doubles (R2-42, R9-06)', async () => {
    const page = await openPage(open);
    await page.tap(1, 0);
    await page.tap(1, 2);
    expect(page.ticket()).toMatchObject({ jackpotId: '31', picks: [{ pick: ['home', 'away'] }] });
    expect(screen.getByText('2 lines × KES 49 = KES 98')).toBeInTheDocument();
  });

  test.each([
    [
      'a third pick of a match (R5-21)',
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      'Tripples are not allowed!',
    ],
    [
      'a double too many (R5-20)',
      [
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 1],
      ],
      'You have reached the maximum number of doubles!',
    ],
  ] as const)('%s is refused in words', async (_what, taps, words) => {
    const page = await openPage(open);
    for (const [position, cell] of taps) await page.tap(position, cell);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Oops!')).toBeInTheDocument();
    expect(page.ticket().picks).toHaveLength(taps.length - 2);
  });

  test('is filled by the device, and given back (R4-07)', async () => {
    const page = await openPage(open);
    await page.tap(2, 1);
    for (const [way, said] of [
      ['Autopick', '3 matches picked by chance'],
      ['Favourites', '3 matches picked: the lowest odds of each'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: way }));
      expect(page.ticket().picks).toHaveLength(3);
      expect(screen.getByText(said)).toHaveAttribute('role', 'status');
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(page.ticket().picks).toMatchObject([{ position: 2, pick: ['draw'] }]);
      expect(screen.getByRole('button', { name: 'Autopick' })).toHaveFocus();
    }
  });

  test('tells the chances of a whole ticket, and what comes back of its price (D83)', async () => {
    const even = oddsFromThousandths(2850); // a third each, five percent kept
    const matches = open.matches.map((match) => ({ ...match, odds: { home: even, draw: even, away: even } }));
    const page = await openPage({ ...open, matches });
    expect(await screen.findByText(/chances show here once/)).toBeInTheDocument();
    for (const position of [1, 2, 3]) await page.tap(position, 0);
    const chances = within(screen.getByRole('region', { name: 'Your chances' }));
    expect(chances.getByText('All 3 right').nextSibling).toHaveTextContent('about 1 in 27');
    expect(chances.getByText('Any prize').nextSibling).toHaveTextContent('about 1 in 1');
    expect(
      chances.getByText(/about KES [\d,.]+ of each KES 49 comes back on average, before tax\./),
    ).toBeInTheDocument();
  });

  test('speaks of no tax on what comes back where the law takes none of a win (D94)', async () => {
    const taxes = { today: nairobiDay('2026-11-21'), records: RULEBOOKS.kenya };
    const page = await openPage(open, { answers: { getLimits: { ...DEFAULT_LIMITS, taxes } } });
    for (const position of [1, 2, 3]) await page.tap(position, 0);
    expect(await screen.findByText(/comes back on average\./)).toBeInTheDocument();
  });

  test('tells its money: guarantee, what rolled in, tickets in (D80)', async () => {
    await openPage(open);
    const fund = within(await screen.findByRole('region', { name: 'The fund' }));
    expect(fund.getByText('Guaranteed by the house').nextSibling).toHaveTextContent('KES 900,000');
    expect(fund.getByText('Rolled over').nextSibling).toHaveTextContent('KES 99,000');
    expect(fund.getByText('10 tickets, 14 lines')).toBeInTheDocument();
  });
});

describe('a jackpot that takes no more picks (R4-08)', () => {
  const bet: Bet = {
    id: betId('b7'),
    reference: 'J7',
    createdAt: instant('2026-11-24T08:00:00Z'),
    type: 'jackpot',
    status: 'open',
    badge: null,
    stake: kes(98),
    netPayout: kes(0),
    totalOdds: 0,
    jackpotId: open.id,
    jackpotName: open.name,
  };
  const legsOf = (jackpot: Jackpot, picks: readonly string[]): readonly Leg[] =>
    jackpot.matches.map(({ homeTeam, awayTeam, startsAt }, at) => ({
      gameId: gameId(String(at)),
      startsAt,
      homeTeam,
      awayTeam,
      fullTimeScore: null,
      pick: picks[at] ?? '1',
      odds: oddsFromThousandths(1001),
      marketName: '1x2',
      winningOutcome: null,
      status: 'open',
      badge: null,
    }));

  test('while its matches run, own tickets say which lines are alive and what they can reach', async () => {
    const running = withResults('away', null, null);
    await openPage(running, {
      profile: aProfile(),
      answers: { getBets: [bet], getBetDetail: [...legsOf(running, ['1', '1,X', '2'])] },
    });
    expect(await screen.findByText('Picks are closed. Results in: 1 of 3.')).toBeInTheDocument();
    expect(await screen.findByText('Lines without a wrong pick: 0 of 2')).toBeInTheDocument();
    expect(screen.getByText('Lines that can still have 2 of 3 right: 2 of 2')).toBeInTheDocument();
    expect(screen.queryByText(/can still have 3 of 3/)).toBeNull();
    for (const cell of within(screen.getByRole('list', { name: /^Matches of/ })).getAllByRole('button'))
      expect(cell).toBeDisabled();
  });

  test('a ticket of another jackpot is not shown under it', async () => {
    const running = withResults('away', null, null);
    const foreign = { ...bet, reference: 'J8', jackpotId: jackpotId('32') };
    await openPage(running, {
      profile: aProfile(),
      answers: { getBets: [foreign, bet], getBetDetail: [...legsOf(running, [])] },
    });
    expect(await screen.findByText('J7')).toBeInTheDocument();
    expect(screen.queryByText('J8')).toBeNull();
  });

  test('a won ticket says which of its lines won what, and the tax (D80)', async () => {
    const tiers = aFund().tiers.map((tier, at) => ({
      ...tier,
      lines: 1,
      perLine: kes([9000, 700, 70][at] ?? 0),
    }));
    const settled = { ...withResults('home', 'draw', 'away'), fund: aFund({ tiers }) };
    await openPage(settled, {
      profile: aProfile(),
      answers: {
        getBets: [{ ...bet, status: 'won', netPayout: kes(7777) }],
        getBetDetail: [...legsOf(settled, ['1,2', 'X', '2'])],
        getJackpotSeal: () => new Response('{}', { status: 404 }),
      },
    });
    const won = within(await screen.findByRole('region', { name: 'What it won' }));
    expect(won.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '1 line, KES\u00a09,000.00',
      '1 line, KES\u00a0700.00',
      'KES 9,700.00',
      '−KES 1,923.00',
      'KES 7,777.00',
    ]);
    expect(
      won.getByText(
        'KES 9,700.00 won, minus KES 1,923.00 tax on what is above the stake after tax, leaves KES 7,777.00.',
      ),
    ).toBeInTheDocument();
  });

  test('settled: counts and amounts of each tier, what went on, and the seal (D80, D82)', async () => {
    const tiers = aFund().tiers.map((tier, at) => ({
      ...tier,
      lines: [0, 1, 2][at] ?? 0,
      perLine: [kes(0), kes(120_000), kes(40_000)][at] ?? null,
    }));
    const settled = {
      ...withResults('home', 'draw', 'away'),
      fund: aFund({ tiers, rolledOver: kes(800_000) }),
    };
    const seal = {
      root: 'c'.repeat(64),
      tickets: 10,
      lines: 14,
      fund: kes(1_000_000),
      sealedAt: instant('2026-11-22T11:59:00Z'),
      winners: [],
    };
    await openPage(settled, { answers: { getJackpotSeal: seal } });
    const shared = within(await screen.findByRole('region', { name: 'How it was shared' }));
    expect(shared.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'Nobody',
      '1 line, KES\u00a0120,000',
      '2 lines, KES\u00a040,000 each',
    ]);
    expect(shared.getByText('KES 800,000 rolled over into the next jackpot.')).toBeInTheDocument();
    expect(await screen.findByText('c'.repeat(64))).toBeInTheDocument();
    expect(screen.getByText(/published when picks closed: no ticket can be added/)).toBeInTheDocument();
  });

  test('a seal that came with the first kick-off or later is not said to have come before (D106)', async () => {
    const played = withResults('home', 'draw', 'away');
    const sealedAt = played.matches[0]?.startsAt ?? instant('2026-11-25T16:00:00Z');
    const seal = {
      root: 'c'.repeat(64),
      tickets: 10,
      lines: 14,
      fund: kes(1_000_000),
      sealedAt,
      winners: [],
    };
    await openPage(played, { answers: { getJackpotSeal: seal } });
    expect(await screen.findByText(/published only after the first kick-off/)).toBeInTheDocument();
    expect(screen.queryByText(/published when picks closed/)).toBeNull();
  });

  test('cancelled: stakes went back (D81)', async () => {
    await openPage(withResults('void', null, null));
    expect(
      await screen.findByText(/This jackpot was cancelled, and every stake went back/),
    ).toBeInTheDocument();
  });

  test('announced: its description only', async () => {
    await openPage({ ...open, phase: 'closed', description: 'Opens on Friday' });
    expect(await screen.findByText('Opens on Friday')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: /^Matches of/ })).toBeNull();
  });
});

describe('the list of jackpots', () => {
  test('has those that can be played first, and several boards open at once (R2-42)', async () => {
    const other = { ...withResults('home', 'draw', null), id: jackpotId('32'), name: 'Old Jackpot' };
    await openPage(open, {
      answers: {
        getOfferedJackpots: [offerOf(other), offerOf(open)],
        getJackpot: ({ jackpotId: id }) => (id === other.id ? other : open),
      },
    });
    const [first, second] = await screen.findAllByRole('heading', { level: 2, name: /Jackpot$/ });
    expect(first).toHaveTextContent('Midweek Jackpot');
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByRole('list', { name: 'Matches of Old Jackpot' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Matches of Midweek Jackpot' })).toBeInTheDocument();
  });

  test('shimmers while it loads', async () => {
    await openPage(open, { answers: { getOfferedJackpots: hangs } });
    expect(screen.getAllByTestId('shimmer').length).toBeGreaterThan(0);
  });

  test('without an offer it says so, and leads to the matches', async () => {
    await openPage(open, { answers: { getOfferedJackpots: [] } });
    expect(await screen.findByText('No jackpot is on offer now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/sports');
  });

  test('a failure shows what the server said, and asks again (R8-07)', async () => {
    let isDown = true;
    const down = () => new Response('{"description":"Back at noon"}', { status: 503 });
    await openPage(open, { answers: { getOfferedJackpots: () => (isDown ? down() : [offerOf(open)]) } });
    expect(await screen.findByText('Back at noon')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Midweek Jackpot')).toBeInTheDocument();
  });
});
