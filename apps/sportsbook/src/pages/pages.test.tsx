import type { WithdrawalQuote } from '@kipenga/api';
import { aBet } from '@kipenga/api/testing';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { aMatch } from '@kipenga/betting-core/testing';
import { betId, DEFAULT_LIMITS, kes, matchId, nairobiDay, RULEBOOKS } from '@kipenga/betting-core';
import { AppLink, routesOf } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { betInState } from '../features/bet-history/index.ts';
import { StaticText } from '../features/static-pages/index.ts';
import { screenOf } from '../router.tsx';
import { renderInSportsbook } from '../test-sportsbook.tsx';
import { AccountPage } from './AccountPage.tsx';
import { BetDetailPage } from './BetDetailPage.tsx';
import { BetsPage } from './BetsPage.tsx';
import { CountriesPage } from './CountriesPage.tsx';
import { MarketsPage } from './MarketsPage.tsx';
import { MatchesPage } from './MatchesPage.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

test('every route the sportsbook owns has a screen, and no other has (R2-01..08)', () => {
  for (const route of routesOf('sportsbook')) expect(screenOf(route.path), route.path).not.toBeNull();
  for (const route of routesOf('casino')) expect(screenOf(route.path), route.path).toBeNull();
});

const down = () => new Response('', { status: 500 });

describe('the list of matches', () => {
  test('shows 10 shimmers, then the matches under their day (R2-34, R2-33)', async () => {
    await renderInSportsbook(<MatchesPage esport={0} />, {
      path: '/',
      answers: { getTopMatches: [aMatch()] },
    });
    expect(screen.getAllByTestId('shimmer')).toHaveLength(10);
    expect(await screen.findByRole('article')).toHaveTextContent(aMatch().homeTeam);
    expect(screen.getByRole('heading', { level: 2, name: /^\d\d\/\d\d \w+day$/ })).toBeInTheDocument();
  });

  test('Home has the jackpot after its eighth match, once somebody scrolls; Sports has none', async () => {
    const matches = Array.from({ length: 10 }, (_, at) => aMatch({ id: matchId(`m${at}`) }));
    for (const [path, card] of [
      ['/', 8],
      ['/sports', -1],
    ] as const) {
      const { unmount } = await renderInSportsbook(<MatchesPage esport={0} />, {
        path,
        answers: { getTopMatches: matches },
      });
      await screen.findAllByRole('article');
      fireEvent.scroll(window);
      const link = () => screen.queryByRole('link', { name: 'Pick now' });
      if (card >= 0) await waitFor(() => expect(link()).not.toBeNull());
      const articles = screen.getAllByRole('article');
      expect(articles.findIndex((article) => article.contains(link()) && link() !== null)).toBe(card);
      unmount();
    }
  });

  test('a tab ends the search, in its box too (R2-30, R5-23)', async () => {
    await renderInSportsbook(<MatchesPage esport={0} />, { path: '/sports?q=Gor' });
    expect(screen.getByRole('searchbox')).toHaveValue('Gor');
    await userEvent.click(screen.getByRole('link', { name: 'Today' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(screen.getByRole('searchbox'), 'Mahia{Enter}');
    expect(screen.getByRole('searchbox')).toHaveValue('Mahia');
  });

  test('a search says how many it found (R5-23)', async () => {
    const answers = { searchMatches: [aMatch(), aMatch({ id: matchId('m2') })] };
    await renderInSportsbook(<MatchesPage esport={0} />, { path: '/sports?q=Gor', answers });
    expect(await screen.findByText('Matches found: 2')).toHaveAttribute('role', 'status');
  });

  test('a list that failed has a line with Retry, and no dialog (R8-11, D44)', async () => {
    let isDown = true;
    await renderInSportsbook(<MatchesPage esport={0} />, {
      path: '/',
      answers: { getTopMatches: () => (isDown ? down() : [aMatch()]) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('The matches did not load.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  test('Retry keeps its place and the focus while the list is asked for again', async () => {
    const again = Promise.withResolvers<Response>();
    let isAsked = false;
    await renderInSportsbook(<MatchesPage esport={0} />, {
      path: '/',
      answers: { getTopMatches: () => (isAsked ? again.promise : down()) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAsked = true;
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    again.resolve(down());
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
  });

  test('an empty list says so, and is no failure (D44)', async () => {
    await renderInSportsbook(<MatchesPage esport={0} />, { path: '/', answers: { getTopMatches: [] } });
    expect(await screen.findByText('No matches here now.')).toBeInTheDocument();
  });

  test('sports that did not load have a line with Retry too: without them there is no list to ask for (R8-11, D44)', async () => {
    let isDown = true;
    await renderInSportsbook(<MatchesPage esport={0} />, {
      path: '/sports',
      answers: {
        getSportsNavigation: () => (isDown ? down() : sampleAnswer('getSportsNavigation')),
        getMatches: [aMatch()],
      },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  test('a house without any sport says that there are no matches (D44)', async () => {
    await renderInSportsbook(<MatchesPage esport={1} />, {
      path: '/e-sports',
      answers: { getSportsNavigation: [] },
    });
    expect(await screen.findByText('No matches here now.')).toBeInTheDocument();
  });

  test.each([
    ['/sports?tab=Today', 0, 'getMatches', { tab: 'today', isEsport: false, offset: 0, limit: 150 }],
    ['/e-sports', 1, 'getMatches', { tab: 'highlights', isEsport: true }],
    ['/sports?league=5', 0, 'getCompetitionMatches', { competitionId: '5' }],
    ['/sports?q=Gor', 0, 'searchMatches', { text: 'Gor' }],
    ['/home', 0, 'getTopMatches', { offset: 0, limit: 100 }],
  ] as const)('%s asks for its own list (R2-30, R2-37, R5-23)', async (path, esport, name, request) => {
    const { platform } = await renderInSportsbook(<MatchesPage esport={esport} />, { path });
    await vi.waitFor(() =>
      expect(platform.calls.find((call) => call.name === name)?.request).toMatchObject(request),
    );
  });

  test('a tap on a price picks it, the other of the match replaces it (R4-01, R4-02)', async () => {
    await renderInSportsbook(<MatchesPage esport={0} />, {
      path: '/',
      answers: { getTopMatches: [aMatch({ id: matchId('m1') })] },
    });
    const prices = within(await screen.findByRole('group', { name: 'Main markets' })).getAllByRole('button');
    await userEvent.click(prices[0]!);
    expect(prices[0]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(prices[1]!);
    expect(prices.map((price) => price.getAttribute('aria-pressed')).slice(0, 2)).toEqual(['false', 'true']);
  });
});

describe('Back on Match Details (R2-04)', () => {
  const Where = () => <output aria-label="where">{useLocation().pathname + useLocation().search}</output>;
  const screens = (
    <>
      <Where />
      <AppLink href="/markets?match=1">A match</AppLink>
      <MarketsPage />
    </>
  );

  test('goes to the list one came from, with its tab', async () => {
    await renderInSportsbook(screens, { path: '/sports?tab=Today' });
    await userEvent.click(screen.getByRole('link', { name: 'A match' }));
    expect(screen.getByLabelText('where')).toHaveTextContent('/markets?match=1');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await vi.waitFor(() => expect(screen.getByLabelText('where')).toHaveTextContent('/sports?tab=Today'));
  });

  test('on the first screen of a visit it goes to Sports', async () => {
    await renderInSportsbook(screens, { path: '/markets?match=1' });
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByLabelText('where')).toHaveTextContent(/^\/sports$/);
  });
});

describe('my bets', () => {
  test.each([
    ['Today', 0],
    ['This week', 7],
    ['This month', 30],
    ['All bets', null],
  ])('%s loads the bets of %s days (R4-11, R2-52)', async (tab, from) => {
    const { platform } = await renderInSportsbook(<BetsPage />, { path: '/bets', profile: aProfile() });
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await vi.waitFor(() =>
      expect(platform.calls.filter((call) => call.name === 'getBets').at(-1)?.request).toMatchObject({
        from,
      }),
    );
  });

  test('a running bet of another day stands first in every tab and under Open, and not under Settled (R2-52)', async () => {
    const [first] = sampleAnswer('getBets');
    const bet = (reference: string, status: 'open' | 'won') => ({
      ...first!,
      id: betId(reference),
      reference,
      status,
    });
    const [running, won] = [bet('RUNNING', 'open'), bet('WON', 'won')];
    await renderInSportsbook(<BetsPage />, {
      path: '/bets',
      profile: aProfile(),
      answers: { getBets: ({ status }) => (status === 'open' ? [running] : [won]) },
    });
    const shown = () =>
      screen.queryAllByRole('article').map((card) => /RUNNING|WON/.exec(card.textContent)?.[0]);
    await vi.waitFor(() => expect(shown()).toEqual(['RUNNING', 'WON']));
    await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
    await vi.waitFor(() => expect(shown()).toEqual(['RUNNING']));
    await userEvent.click(screen.getByRole('tab', { name: 'This week' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Settled' }));
    await vi.waitFor(() => expect(shown()).toEqual(['WON']));
  });

  test('3 shimmers while loading; a failure is a line with Retry (R2-52, R8-11)', async () => {
    await renderInSportsbook(<BetsPage />, {
      path: '/bets',
      profile: aProfile(),
      answers: { getBets: down },
    });
    expect(screen.getAllByTestId('shimmer')).toHaveLength(3);
    expect(await screen.findByText('Your bets did not load.')).toBeInTheDocument();
  });

  test('a detail without its bet goes back to My Bets (R2-53)', async () => {
    const Where = () => <output aria-label="path">{useLocation().pathname}</output>;
    await renderInSportsbook(
      <>
        <BetDetailPage />
        <Where />
      </>,
      { path: '/betdetail', profile: aProfile() },
    );
    expect(screen.getByLabelText('path')).toHaveTextContent('/bets');
  });

  test('navigation state is not trusted', () => {
    expect(betInState({ bet: { ...aBet(), id: 3 } })).toBeNull();
    expect(betInState(null)).toBeNull();
    expect(betInState({ bet: 'b1' })).toBeNull();
  });
});

describe('my transactions', () => {
  test('5 shimmers, then deposits first (R2-54, R4-12)', async () => {
    await renderInSportsbook(<TransactionsPage />, { path: '/transactions', profile: aProfile() });
    expect(screen.getAllByTestId('shimmer')).toHaveLength(5);
    expect(screen.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
    await vi.waitFor(() => expect(screen.queryAllByTestId('shimmer')).toEqual([]));
  });
});

test.each([
  ['/bonus', 'Welcome bonus'],
  ['/how-to-play', 'Open an account'],
  ['/terms-and-conditions', 'Who may play'],
  ['/responsible-gambling', 'Before you play'],
  ['/app', 'Android package'],
  ['/app', 'iOS listing'],
])('the page of text at %s has a part on %s (R1-11)', async (path, heading) => {
  await renderInSportsbook(<StaticText path={path} />, { path });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});

test.each([
  ['/countries', '/sports'],
  ['/countries?esport=1', '/e-sports'],
])('the tree of sports at %s leads to %s (R2-38)', async (path, list) => {
  await renderInSportsbook(<CountriesPage />, { path });
  const league = await screen.findByRole('link', { name: /^Ligue 1/ });
  expect(league).toHaveAttribute('href', expect.stringMatching(`^${list}\\?`));
});

describe('withdrawing', () => {
  const open = async (answers: Parameters<typeof renderInSportsbook>[1]) => {
    const house = await renderInSportsbook(<AccountPage />, {
      path: '/account',
      profile: aProfile(),
      ...answers,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('textbox');
    return house;
  };

  test('is offered up to the whole shillings of the balance, with its fee, and the tax where the law takes one (D94, D110)', async () => {
    const taxes = { today: nairobiDay('2026-11-21'), records: RULEBOOKS.kenya };
    await open({ answers: { getLimits: { ...DEFAULT_LIMITS, taxes } } });
    expect(
      await screen.findByText(
        /^Available: (KES \S+)\.\d\d\. You can withdraw KES 20\.00 to \1\.00 at once\. Fee and tax show here/,
      ),
    ).toBeVisible();
  });

  test.each(['19', '0', '', 'abc'])('"%s" is not sent: "Enter a valid amount" (R5-07)', async (amount) => {
    const { platform } = await open({});
    if (amount !== '') await userEvent.type(screen.getByRole('textbox'), amount);
    await userEvent.click(screen.getAllByRole('button', { name: /^Withdraw/ }).at(-1)!);
    expect(await screen.findByText('Enter a valid amount')).toBeInTheDocument();
    expect(platform.calls.some((call) => call.name === 'withdraw')).toBe(false);
  });

  test.each([
    [
      { fee: kes(4.9), tax: kes(2.45), receives: kes(41), stays: kes(0.65) },
      ['KES 49.00', 'KES 4.90', 'KES 2.45', 'KES 41.00', 'KES 0.65'],
      'Withdraw KES 49.00, receive KES 41.00',
    ],
    [
      { fee: kes(0), tax: kes(0), receives: kes(49), stays: kes(0) },
      ['KES 49.00', 'KES 0.00', 'KES 49.00'],
      'Withdraw KES 49.00',
    ],
  ])(
    'each part of the amount asked is on a line, no tax that is none, and the button says what arrives (D110, D94)',
    async (quote, lines, button) => {
      await open({ answers: { getWithdrawalQuote: { amount: kes(49), ...quote } } });
      await userEvent.type(screen.getByRole('textbox'), '49');
      await screen.findByText('You receive');
      const sheet = screen.getByText('You receive').closest('dl')!;
      expect([...sheet.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(lines);
      expect(screen.getByRole('button', { name: button })).toBeVisible();
    },
  );

  test('an amount is sent once its fee and tax are shown: not before, and where they cannot be told they are asked for again', async () => {
    const told = Promise.withResolvers<WithdrawalQuote>();
    let isDown = true;
    const { platform } = await open({
      answers: { getWithdrawalQuote: () => (isDown ? down() : told.promise) },
    });
    const sent = () => platform.calls.filter(({ name }) => name === 'withdraw').length;
    await userEvent.type(screen.getByRole('textbox'), '100');
    const submit = screen.getByRole('button', { name: 'Withdraw KES 100.00' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    isDown = false;
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(submit);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    told.resolve({ amount: kes(100), fee: kes(10), tax: kes(0), receives: kes(90), stays: kes(0) });
    const shown = await screen.findByRole('button', { name: 'Withdraw KES 100.00, receive KES 90.00' });
    expect(sent()).toBe(0);
    await userEvent.click(shown);
    await waitFor(() => expect(sent()).toBe(1));
  });

  test('figures that changed since they were shown are shown anew and asked about again; the first are not sent', async () => {
    const shown = { amount: kes(100), fee: kes(10), tax: kes(0), receives: kes(90), stays: kes(0) };
    const now = { ...shown, fee: kes(0), receives: kes(100) };
    let quote = shown;
    const reason = { code: 'withdrawal-changed', values: { shown: kes(90), receives: kes(100) } } as const;
    const inView = vi.fn<() => void>();
    const { platform } = await open({
      answers: {
        getWithdrawalQuote: () => quote,
        withdraw: () => {
          screen.getByRole('group', { name: 'Amount in KES' }).scrollIntoView = inView;
          quote = now;
          return { kind: 'refused', code: 1, description: 'It changed', reason };
        },
      },
    });
    await userEvent.type(screen.getByRole('textbox'), '100');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Withdraw KES 100.00, receive KES 90.00' }),
    );
    expect(await screen.findByText(/^You would now receive KES 100\.00, not KES 90\.00/)).toBeVisible();
    expect(inView).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Withdraw KES 100.00' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw KES 100.00' }));
    await waitFor(() =>
      expect(
        platform.calls.filter(({ name }) => name === 'withdraw').map(({ request }) => request),
      ).toMatchObject([{ receives: kes(90) }, { receives: kes(100) }]),
    );
  });

  test('the form is busy from submit until the result (R4-24)', async () => {
    const result = Promise.withResolvers<{ kind: 'refused'; code: number; description: string }>();
    await open({ answers: { withdraw: () => result.promise } });
    await userEvent.type(screen.getByRole('textbox'), '100');
    await screen.findByText('You receive');
    const submit = screen.getAllByRole('button', { name: /^Withdraw/ }).at(-1)!;
    await userEvent.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    result.resolve({ kind: 'refused', code: 3, description: 'Try tomorrow' });
    await waitFor(() => expect(submit).not.toBeInTheDocument());
  });

  test('a refusal closes the modal, and is said in the dialog and inline (R8-08)', async () => {
    await open({ answers: { withdraw: { kind: 'refused', code: 3, description: 'Try tomorrow' } } });
    await userEvent.type(screen.getByRole('textbox'), '100');
    await screen.findByText('You receive');
    await userEvent.click(screen.getAllByRole('button', { name: /^Withdraw/ }).at(-1)!);
    await waitFor(() => expect(screen.getAllByText('Try tomorrow')).toHaveLength(2));
    expect(screen.getByText('Oops!')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
