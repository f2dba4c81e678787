import { bettingApi } from '@kipenga/api';
import { expect, test, vi } from 'vitest';
import { testStore } from '../testing/index.ts';
import { placeOf } from './bottom-places.ts';
import { directTabsOf, loadDirectTabs } from './direct-tabs.ts';
import { menuTabOf, menuTabs } from './menu-tabs.ts';

const words = (id: string) => id;

const games = [
  { id: 'comet', kind: 'crashx', name: 'Comet' },
  { id: 'wa&be', kind: 'crash', name: 'ignored' },
  { id: 'dice', kind: 'unheard-of', name: 'Dice' },
];

test('the menu has Home, Sports, the direct games, Rocketman, Fastballs, Virtuals, Help (R2-22), and leads to jackpots and casino', () => {
  expect(menuTabs(words, directTabsOf(games)).map((tab) => [tab.label, tab.isNew ?? false])).toEqual([
    ['shell.titles.home', false],
    ['shell.titles.sports', false],
    ['shell.titles.jackpots', false],
    ['shell.titles.casino', false],
    ['Comet', true],
    ['Wabebe', false],
    ['shell.menu.rocketman', false],
    ['shell.menu.fastballs', false],
    ['shell.titles.virtuals', false],
    ['shell.menu.help', false],
  ]);
});

test('a game of the menu opens over the virtual games; Virtuals is their list (R2-22)', () => {
  const hrefs = menuTabs(words, directTabsOf(games)).map((tab) => tab.href);
  expect(hrefs.slice(2, 9)).toEqual([
    '/jackpots',
    '/casino',
    '/virtuals?play=comet',
    '/virtuals?play=wa%26be',
    '/virtuals?play=rocketman',
    '/virtuals?play=fastballs',
    '/virtuals',
  ]);
});

test.each(['onFocus', 'onOnline'] as const)(
  'direct games on their way come through %s (R2-22, D48)',
  async (event) => {
    const answer = Promise.withResolvers<typeof games>();
    const { store, platform } = testStore({ answers: { getDirectGames: () => answer.promise } });
    const tabs = loadDirectTabs(store.dispatch);
    await vi.waitFor(() => expect(platform.calls).not.toEqual([]));
    store.dispatch(bettingApi.internalActions[event]());
    answer.resolve(games);
    expect(await tabs).toEqual(directTabsOf(games));
  },
);

test('jackpots, casino and help are entries of their own; other screens belong to none', () => {
  expect(['/jackpots', '/casino', '/how-to-play', '/account', '/bonus'].map(menuTabOf)).toEqual([
    'jackpots',
    'casino',
    'help',
    null,
    null,
  ]);
});

test('every screen belongs to its place of the bottom navigation (R2-23)', () => {
  expect(
    ['/', '/home', '/e-sports', '/virtuals', '/betdetail', '/terms-and-conditions'].map(placeOf),
  ).toEqual(['sports', 'home', 'sports', 'virtuals', 'account', null]);
});
