import { instant, kes } from '@kipenga/betting-core';
import { selectModal } from '@kipenga/shell';
import { aLiveTable } from '@kipenga/api/testing';
import { setupListeners } from '@reduxjs/toolkit/query';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ARCADE, NOTHING_OFFERED, OFFERED, renderCasino } from '../testing/render-casino.tsx';

const address = () => screen.getByLabelText('address').textContent;
const tile = (name: string | RegExp) => screen.findByRole('button', { name });
const line = () => screen.findByText(/did not open|break|did not answer|reach/i);
const named = (platform: { readonly calls: readonly { readonly name: string }[] }, name: string) =>
  platform.calls.filter((call) => call.name === name);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the casino (R2-62)', () => {
  test('has a banner, eleven kinds of games and a grid without game 1302 (R9-09, R7-13)', async () => {
    await renderCasino('/casino');
    await tile('Tatu Tatu');
    const kinds = within(screen.getByRole('group', { name: 'Kinds of games' }));
    expect(kinds.getAllByRole('button')).toHaveLength(11);
    expect(screen.getByRole('region', { name: 'Sports, casino and virtual games' })).toBeInTheDocument();
    expect(screen.queryByText('Never shown')).toBeNull();
    // Games of every kind, until one is chosen.
    expect(await tile('Matunda')).toBeInTheDocument();
  });

  test('another kind loads the games again and is in the address (R4-26)', async () => {
    const { platform } = await renderCasino('/casino');
    await tile('Tatu Tatu');
    const before = named(platform, 'getProviderOneGames').length;
    await userEvent.click(screen.getByRole('button', { name: 'Classic Slots' }));
    expect(await tile('Matunda')).toBeInTheDocument();
    expect(screen.queryByText('Tatu Tatu')).toBeNull();
    expect(address()).toBe('/casino?category=Classic+Slots');
    await waitFor(() => expect(named(platform, 'getProviderOneGames')).toHaveLength(before + 1));
    await waitFor(() => expect(named(platform, 'getProviderTwoGames')).toHaveLength(before + 1));
  });

  test('a kind whose name says little says in a line what is in it (R9-09, D107)', async () => {
    await renderCasino('/casino');
    await tile('Tatu Tatu');
    await userEvent.click(screen.getByRole('button', { name: 'RGS - VSB' }));
    expect(await screen.findByText(/^Virtual sports/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'DGA' }));
    expect(await tile('Comet')).toBeInTheDocument();
    expect(screen.getByText(/^Instant games/)).toBeInTheDocument();
    expect(address()).toBe('/casino?category=DGA');
  });

  test('Jackpots shows the highest tier and the games it is won in (R4-26, R7-11)', async () => {
    const { platform } = await renderCasino('/casino?category=Jackpots');
    expect(await tile('Tatu Tatu WIN KES 1,234.50')).toBeInTheDocument();
    expect(screen.getAllByText('KES 1,234.50')).toHaveLength(2);
    expect(named(platform, 'getGamesByIds')[0]).toMatchObject({ request: { ids: ['tatu-tatu'] } });
    // Search lists the game only once.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'tatu');
    expect(await tile('Tatu Tatu')).toBeInTheDocument();
  });

  test('a kind without games says so', async () => {
    await renderCasino('/casino?category=Roulette');
    expect(await screen.findByText('No games here now')).toBeInTheDocument();
  });

  test('games that failed are not none; what came of the other provider is shown (D44)', async () => {
    const down = () => new Response('', { status: 500 });
    const { unmount } = await renderCasino('/casino', { answers: { getProviderTwoGames: down } });
    expect(await screen.findByText('Some games could not be loaded.')).toBeInTheDocument();
    expect(await tile('Tatu Tatu')).toBeInTheDocument();
    unmount();
    await renderCasino('/casino', { answers: { getProviderTwoGames: down, getProviderOneGames: down } });
    expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText('No games here now')).toBeNull();
  });
});

const table = (id: string, name: string, typeId: string) =>
  ({
    id,
    name,
    typeId,
    list: 'casino-1',
    hasDemo: false,
    url: '/host/casino-2/launch',
    imageUrl: null,
  }) as const;
const WITH_TABLES = {
  getProviderOneGames: [table('roulette', 'Roulette', 'rl'), table('blackjack', 'Blackjack', 'bj')],
};

describe('live tables (R7-14, D85)', () => {
  test('show how they stand as they are told of, and a tap opens the game of one', async () => {
    const { live, platform } = await renderCasino('/casino?category=Live+Games', {
      profile: aProfile(),
      answers: WITH_TABLES,
    });
    await waitFor(() => expect(live.sockets).toHaveLength(1));
    const roulette = aLiveTable('roulette', { tableName: 'Roulette' });
    act(() => live.tellTables(roulette, aLiveTable('unlisted')));
    const shown = await tile(/^Roulette Bet limits.*Bets open. Last results: 17, 0/);
    expect(screen.queryByText('unlisted')).toBeNull();
    const others = within(screen.getByRole('region', { name: 'Games' }));
    expect(others.getByRole('button', { name: 'Blackjack' })).toBeInTheDocument(); // it has no table now
    act(() => live.last().tell({ ...roulette, phase: 'running', recentResults: ['4', '17', '0'] }));
    await waitFor(() => expect(shown).toHaveAccessibleName(/In play. Last results: 4, 17, 0/));
    await userEvent.click(shown);
    expect(await screen.findByTitle('Roulette')).toHaveAttribute(
      'src',
      expect.stringContaining('/roulette?'),
    );
    expect(named(platform, 'launchGame')[0]).toMatchObject({ request: { gameId: 'roulette' } });
  });

  test('are in their own kind too, and say when they are not up to date', async () => {
    const { live } = await renderCasino('/casino?category=Roulette', { answers: WITH_TABLES });
    await waitFor(() => expect(live.sockets).toHaveLength(1));
    act(() => live.tellTables(aLiveTable('roulette'), aLiveTable('blackjack')));
    await tile(/^roulette.*Bets open/);
    expect(screen.queryByText('blackjack')).toBeNull();
    act(() => live.last().drop());
    expect(await tile(/^roulette.*Not up to date/)).toBeInTheDocument();
  });

  test('that are none leave their games as any other, and a kind without games asks nobody', async () => {
    const { live, unmount } = await renderCasino('/casino?category=Roulette', { answers: WITH_TABLES });
    await waitFor(() => expect(live.sockets).toHaveLength(1));
    act(() => live.tellTables());
    const games = await screen.findByRole('region', { name: 'Games' });
    expect(within(games).getByRole('button', { name: 'Roulette' })).toBeInTheDocument();
    unmount();
    const other = await renderCasino('/casino?category=Roulette');
    await screen.findByText('No games here now');
    expect(other.live.sockets).toEqual([]);
  });
});

test('an empty kind leads to one that has games', async () => {
  await renderCasino('/casino?category=Scratch+Card');
  await userEvent.click(await screen.findByRole('button', { name: 'See Video Slots' }));
  expect(await tile('Tatu Tatu')).toBeInTheDocument();
});

test('a game is found by its name, whatever its kind', async () => {
  await renderCasino('/casino');
  await tile('Tatu Tatu');
  const box = screen.getByRole('searchbox', { name: 'Search games' });
  await userEvent.type(box, 'MATU');
  expect(await tile('Matunda')).toBeInTheDocument();
  expect(screen.queryByText('Tatu Tatu')).toBeNull();
  await userEvent.type(box, 'x');
  expect(await screen.findByText('No game has that name')).toBeInTheDocument();
});

test('a game that is marked has a row in the index, until the mark is taken away', async () => {
  const { unmount } = await renderCasino('/casino');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Favourite: Tatu Tatu' }));
  expect(await screen.findByRole('checkbox', { name: 'Favourite: Tatu Tatu', checked: true })).toBeVisible();
  unmount();
  await renderCasino('/lobby');
  const row = within(await screen.findByRole('region', { name: 'Favourites' }));
  expect(row.getByRole('button', { name: 'Tatu Tatu' })).toBeInTheDocument();
  await userEvent.click(row.getByRole('checkbox', { name: 'Favourite: Tatu Tatu' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull());
});

test.each(['/casino', '/casino?category=Jackpots', '/virtuals', '/lobby'])(
  'Retry keeps its place and the focus while %s is asked for again',
  async (path) => {
    let isHeld = false;
    const answer = () =>
      isHeld ? new Promise<Response>(() => undefined) : new Response('', { status: 500 });
    const answers = Object.fromEntries(
      [
        'getProviderOneGames',
        'getProviderTwoGames',
        'getVirtualGames',
        'getDirectGames',
        'getCasinoJackpots',
      ].map((name) => [name, answer]),
    );
    await renderCasino(path, { answers });
    const list = (await screen.findByText('This could not be loaded.')).parentElement!.parentElement!;
    const retry = within(list).getByRole('button', { name: 'Retry' }); // the menu has a Retry button too
    isHeld = true;
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
  },
);

describe('opening a game', () => {
  test('a visitor is asked to log in, and the login goes on to the game (R5-11, R6-01)', async () => {
    const { store, platform } = await renderCasino('/virtuals');
    await userEvent.click(await tile('Rocketman'));
    expect(selectModal(store.getState())).toEqual({
      name: 'log-in',
      goTo: '/virtuals?play=rocketman&mode=REAL',
    });
    expect(named(platform, 'launchGame')).toEqual([]);
  });

  test('a customer without a game token is asked too (R5-11)', async () => {
    const { store } = await renderCasino('/virtuals', { profile: aProfile({ gameToken: '' }) });
    await userEvent.click(await tile('Rocketman'));
    expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' });
  });

  test('a customer is launched with the game token, and the game is framed (R5-11, R7-21)', async () => {
    const { platform } = await renderCasino('/virtuals', { profile: aProfile() });
    await userEvent.click(await tile('Rocketman'));
    const frame = await screen.findByTitle('Rocketman');
    expect(frame).toHaveAttribute('src', expect.stringContaining(`${ARCADE}/play/rocketman?token=once`));
    await waitFor(() => expect(address()).toBe('/virtual-game'));
    expect(named(platform, 'launchGame')[0]).toMatchObject({
      request: { gameId: 'rocketman', userToken: 'game-1', playMode: 'REAL' },
    });
    expect(screen.queryByRole('button', { name: 'View Fullscreen' })).toBeNull();
  });

  test('a link to a game opens it for whoever turns out to be logged in (R2-22)', async () => {
    const { store } = await renderCasino('/virtuals?play=comet');
    await waitFor(() => expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' }));
    await waitFor(() => expect(address()).toBe('/virtuals'));
  });

  test('a menu entry opens its game at once (R2-22)', async () => {
    await renderCasino('/virtuals?play=comet', { profile: aProfile() });
    expect(await screen.findByTitle('Comet')).toHaveAttribute('src', expect.stringContaining('/play/comet?'));
    await waitFor(() => expect(address()).toBe('/virtual-game'));
  });

  test('a link asks about a game that can be tried, whatever kind is shown (R7-12)', async () => {
    const { platform } = await renderCasino('/casino?category=Roulette&play=matunda', {
      profile: aProfile(),
    });
    expect(await screen.findByRole('dialog', { name: 'Matunda' })).toBeInTheDocument();
    expect(named(platform, 'launchGame')).toEqual([]);
  });

  test('two lists may use one id: the tapped game opens (R1-06)', async () => {
    const game = { id: '7', typeId: 'vs', hasDemo: false, imageUrl: null, url: null } as const;
    const { platform } = await renderCasino('/casino', {
      profile: aProfile(),
      answers: {
        getProviderOneGames: [{ ...game, list: 'casino-1', name: 'Of one' }],
        getProviderTwoGames: [
          { ...game, list: 'casino-2', name: 'Of two', url: '/host/casino-2/launch?of=two' },
        ],
      },
    });
    await userEvent.click(await tile('Of two'));
    expect(await screen.findByTitle('Of two')).toBeInTheDocument();
    expect(named(platform, 'launchGame')).toHaveLength(1);
  });

  test('a game that can be tried is asked about first (R7-12)', async () => {
    const { platform } = await renderCasino('/casino', { profile: aProfile() });
    await userEvent.click(await tile('Tatu Tatu'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try for free' }));
    expect(await screen.findByTitle('Tatu Tatu')).toHaveAttribute('src', expect.stringContaining('DEMO'));
    expect(named(platform, 'launchGame')).toHaveLength(1);
    expect(screen.queryByText(/^All games/)).toBeNull(); // no play in money: its game counts for itself
    expect(screen.getByRole('button', { name: 'View Fullscreen' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/casino-game'));
  });

  test('a visitor reads before the tap that a login comes first, for a trial too (R5-11)', async () => {
    const { store, unmount } = await renderCasino('/casino');
    await userEvent.click(await tile('Tatu Tatu'));
    expect(await screen.findByText('You have to log in first, for a trial too.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Try for free' }));
    expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' });
    unmount();
    await renderCasino('/casino', { profile: aProfile() });
    await userEvent.click(await tile('Tatu Tatu'));
    await screen.findByRole('button', { name: 'Try for free' });
    expect(screen.queryByText(/log in first/)).toBeNull();
  });

  test('Go Back leads to the list one came from, and the balance is asked for again (R2-63)', async () => {
    const { platform } = await renderCasino('/casino?category=Classic+Slots', {
      profile: aProfile(),
      isFramed: true,
    });
    await userEvent.click(await tile('Matunda'));
    await userEvent.click(await screen.findByRole('button', { name: 'Play with money' }));
    await screen.findByTitle('Matunda');
    await waitFor(() => expect(address()).toBe('/casino-game'));
    await waitFor(() => expect(named(platform, 'getBalance')).not.toEqual([]));
    const asked = named(platform, 'getBalance').length;
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(address()).toBe('/casino?category=Classic+Slots');
    await waitFor(() => expect(named(platform, 'getBalance').length).toBeGreaterThan(asked));
  });

  test('a game that moved money has the header’s balance asked for at once', async () => {
    let balance = 100;
    await renderCasino('/virtuals?play=comet', {
      profile: aProfile(),
      isFramed: true,
      answers: { getBalance: () => ({ balance: kes(balance), bonus: kes(0), freeBet: kes(0) }) },
    });
    await screen.findByTitle('Comet');
    await screen.findByText('KES 100.00');
    balance = 51;
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { origin: ARCADE, data: { type: 'kipenga:money' } }),
        ),
    );
    expect(await screen.findByText('KES 51.00')).toBeInTheDocument();
  });

  test('on a phone, where a game has no header, other tabs hear of its money all the same (R2-63, D48)', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 14 Mobile Safari/537.36');
    const profile = aProfile();
    const beside = new BroadcastChannel('kipenga-balance');
    const heard = new Promise((resolve) => beside.addEventListener('message', ({ data }) => resolve(data)));
    await renderCasino('/virtuals?play=comet', {
      profile,
      answers: { getBalance: { balance: kes(51), bonus: kes(0), freeBet: kes(0) } },
    });
    expect(await heard).toBe(`${profile.profileId} 5100`);
    beside.close();
    vi.restoreAllMocks();
  });

  test('a game may ask for its lobby; another window may not (D30)', async () => {
    await renderCasino('/virtuals?play=comet', { profile: aProfile() });
    await screen.findByTitle('Comet');
    const say = (origin: string) =>
      act(
        () =>
          void window.dispatchEvent(new MessageEvent('message', { origin, data: { type: 'kipenga:lobby' } })),
      );
    await waitFor(() => expect(address()).toBe('/virtual-game'));
    say('https://elsewhere.example');
    expect(address()).toBe('/virtual-game');
    say(ARCADE);
    await waitFor(() => expect(address()).toBe('/virtuals'));
  });
});

describe('play over all games', () => {
  const says = (type: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin: ARCADE, data: { type } })));
  const open = async (answers: Parameters<typeof renderCasino>[1] = {}) => {
    const house = await renderCasino('/virtuals?play=comet', { profile: aProfile(), ...answers });
    await screen.findByTitle('Comet');
    // The page asks the platform once it listens to its game, which may be after the frame is there.
    await waitFor(() => expect(named(house.platform, 'getGamePlay')).not.toHaveLength(0));
    return house;
  };
  const due = { play: { minutes: 31, net: kes(-60), isCheckDue: true }, leftToday: null } as const;

  test('stands above the game, with the way to the limits', async () => {
    await open({
      answers: {
        getGamePlay: { play: { minutes: 12, net: kes(-60), isCheckDue: false }, leftToday: null },
      },
    });
    expect(await screen.findByText('All games: −KES 60.00')).toBeInTheDocument();
    expect(screen.getByText('12 min')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Limits' })).toHaveAttribute(
      'href',
      '/responsible-gambling#limits',
    );
  });

  test('a stake refused for the customer’s own limit says in the house what is left, and until when', async () => {
    let leftToday: object | null = null;
    await open({ answers: { getGamePlay: () => ({ play: null, leftToday }) as never } });
    leftToday = { of: 'loss', limit: kes(300), left: kes(20), until: instant('2026-11-21T21:00:00Z') };
    says('kipenga:limits');
    const words =
      'Your own loss limit is KES 300.00 a day: you can stake KES 20.00 more until Sun 22 Nov, 00:00.';
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
  });

  test('a break that was begun elsewhere is said above the open game before a stake is tried', async () => {
    let timeOutUntil: unknown = null;
    const { store } = await open({
      answers: { getPlayLimits: () => ({ ...(OFFERED.getPlayLimits as object), timeOutUntil }) as never },
    });
    const stopListening = setupListeners(store.dispatch); // as the page does: it asks anew when it is looked at again
    expect(screen.queryByText(/asked not to bet/)).toBeNull();
    timeOutUntil = instant('2026-11-22T09:00:00Z');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(
      await screen.findByText('You have asked not to bet until Sun 22 Nov 2026, 12:00.'),
    ).toHaveAttribute('role', 'status');
    stopListening();
  });

  test('a reality check stands over the game until the platform has the answer', async () => {
    let play: object = { ...due.play, isCheckDue: false };
    let isDown = true;
    const { platform } = await open({
      answers: {
        getGamePlay: () => ({ play, leftToday: null }) as never,
        answerRealityCheck: () => {
          if (isDown) return new Response('', { status: 500 });
          play = { ...due.play, isCheckDue: false };
          return { kind: 'accepted', description: '' };
        },
      },
    });
    play = due.play;
    says('kipenga:limits');
    const check = within(await screen.findByRole('alertdialog', { name: 'You have played for 31 minutes' }));
    expect(check.getByRole('heading')).toHaveFocus();
    expect(check.getByText(/you are at −KES 60\.00/)).toBeInTheDocument();
    expect(screen.getByTitle('Comet')).toHaveAttribute('inert');
    await userEvent.click(check.getByRole('button', { name: 'Go on playing' }));
    expect(await check.findByRole('alert')).toHaveTextContent('That did not get through.');
    isDown = false;
    await userEvent.click(check.getByRole('button', { name: 'Go on playing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(named(platform, 'answerRealityCheck')).toHaveLength(2);
    expect(screen.getByTitle('Comet')).not.toHaveAttribute('inert');
  });

  test('a break is two taps and a question away, and leaves the game', async () => {
    const { platform } = await open({
      answers: { getGamePlay: due, takeTimeOut: { kind: 'accepted', description: '' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take a time-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, 24 hours' }));
    await waitFor(() => expect(address()).toBe('/virtuals'));
    expect(named(platform, 'takeTimeOut')[0]).toMatchObject({ request: { length: 'day' } });
  });
});

describe('a game that does not open (R8-11, D44)', () => {
  const open = async (launchGame: () => Response | string) => {
    const house = await renderCasino('/virtuals', { profile: aProfile(), answers: { launchGame } });
    await userEvent.click(await tile('Rocketman'));
    return house;
  };

  test('says so in a line with Retry, without a dialog', async () => {
    let isDown = true;
    await open(() => (isDown ? new Response('', { status: 500 }) : `${ARCADE}/play/rocketman?token=two`));
    expect(await line()).toHaveTextContent('The game did not open.');
    expect(screen.queryByRole('dialog')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTitle('Rocketman')).toBeInTheDocument();
  });

  test('during a break says what the platform says, and offers no Retry', async () => {
    const words = 'You are taking a break: you cannot play until Fri 1 Jan 2027, 00:00.';
    await open(() => Response.json({ description: words }, { status: 400 }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('at an address off the list is not framed (D30)', async () => {
    const { container } = await open(() => 'https://elsewhere.example/play');
    expect(await line()).toHaveTextContent('The game did not open.');
    expect(container.querySelector('iframe')).toBeNull();
  });

  test('because the session has ended leaves the words to the login (R4-21)', async () => {
    const { store } = await open(() => new Response('', { status: 401 }));
    await waitFor(() => expect(selectModal(store.getState())).toMatchObject({ name: 'log-in' }));
    expect(screen.queryByText('The game did not open.')).toBeNull();
  });
});

describe('the virtual games (R2-09, R2-61)', () => {
  test('are the fixed two, the fetched list and those of the menu', async () => {
    await renderCasino('/virtuals');
    await tile('Rocketman');
    const grid = within(screen.getByRole('region', { name: 'Virtuals' }));
    const names = grid.getAllByRole('listitem').map((item) => item.textContent?.trim());
    expect(names).toEqual(['Rocketman', 'Fastballs', 'New Comet']);
  });

  test('that are none say so, and lead to what is open', async () => {
    await renderCasino('/virtuals', { answers: NOTHING_OFFERED });
    expect(await screen.findByText('No games are open now')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/sports');
  });
});

describe('the index of games (R2-60)', () => {
  test('has its sliders, its grids and its banners', async () => {
    await renderCasino('/lobby');
    const rows = ['Popular games', 'Top Casino Games', 'Top Virtual Games', 'New Games', 'For You'];
    await screen.findByRole('region', { name: 'For You' });
    for (const name of rows) expect(screen.getByRole('region', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all: Top Casino Games' })).toHaveAttribute(
      'href',
      '/casino',
    );
    expect(screen.getByRole('link', { name: 'See all: Top Virtual Games' })).toHaveAttribute(
      'href',
      '/virtuals',
    );
    const banner = within(screen.getByRole('region', { name: 'Sports, casino and virtual games' }));
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/casino',
      '/virtuals',
      '/sports',
    ]);
  });

  test('puts what everybody plays first, and has a row of what a customer played last', async () => {
    await renderCasino('/lobby', {
      profile: aProfile(),
      answers: { getPopularGames: ['fastballs', 'matunda'], getPlayedGames: ['matunda'] },
    });
    const first = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')[0];
    await screen.findByRole('region', { name: 'Recently played' });
    expect([first('Popular games')?.textContent, first('Recently played')?.textContent]).toEqual([
      expect.stringContaining('Fastballs'),
      expect.stringContaining('Matunda'),
    ]);
  });

  test('has a row of live tables (R7-14)', async () => {
    const { live } = await renderCasino('/lobby', { answers: WITH_TABLES });
    await waitFor(() => expect(live.sockets).toHaveLength(1));
    act(() => live.tellTables(aLiveTable('roulette')));
    await tile(/^roulette.*Bets open/);
    const row = within(screen.getByRole('region', { name: 'Live tables' }));
    expect(row.getByRole('link', { name: 'See all: Live tables' })).toHaveAttribute(
      'href',
      '/casino?category=Live+Games',
    );
  });

  test('without any game says so', async () => {
    await renderCasino('/lobby', { answers: NOTHING_OFFERED });
    expect(await screen.findByText('No games are open now')).toBeInTheDocument();
  });

  test('that did not come is not empty (D44)', async () => {
    const down = () => new Response('', { status: 500 });
    const answers = {
      getProviderOneGames: down,
      getProviderTwoGames: down,
      getVirtualGames: down,
      getDirectGames: down,
    };
    await renderCasino('/lobby', { answers });
    expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
    expect(screen.queryByText('No games are open now')).toBeNull();
  });
});

test('a login goes on to the game that was tapped (R5-11)', async () => {
  await renderCasino('/virtuals', { isFramed: true });
  await userEvent.click(await tile('Rocketman'));
  const modal = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await userEvent.type(await modal.findByLabelText('Phone number'), '0712345678');
  await userEvent.type(modal.getByLabelText('Password'), 'secret');
  await userEvent.click(modal.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByTitle('Rocketman')).toHaveAttribute(
    'src',
    expect.stringContaining('/play/rocketman?'),
  );
  await waitFor(() => expect(address()).toBe('/virtual-game'));
});
