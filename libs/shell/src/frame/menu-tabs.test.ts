import { expect, test } from 'vitest';
import { placeOf } from './bottom-places.ts';
import { menuTabOf, menuTabs } from './menu-tabs.ts';

const words = (id: string) => id;

test('the menu has Home, Sports, the direct games, Rocketman, Fastballs, Virtuals, Help (R2-22)', () => {
  const tabs = menuTabs(words, [
    { kind: 'crashx', name: 'Aviata' },
    { kind: 'crash', name: 'ignored' },
  ]);
  expect(tabs.map((tab) => [tab.label, tab.isNew ?? false])).toEqual([
    ['shell.menu.home', false],
    ['shell.menu.sports', false],
    ['Aviata', true],
    ['shell.menu.wabebe', false],
    ['shell.menu.rocketman', false],
    ['shell.menu.fastballs', false],
    ['shell.menu.virtuals', false],
    ['shell.menu.help', false],
  ]);
});

test('opening the root selects Sports (R2-01)', () => {
  expect(menuTabOf('/')).toBe('sports');
  expect(menuTabOf('/home')).toBe('home');
});

test('every screen belongs to its place of the bottom navigation (R2-23)', () => {
  expect(
    ['/', '/home', '/e-sports', '/virtuals', '/betdetail', '/terms-and-conditions'].map(placeOf),
  ).toEqual(['home', 'home', 'sports', 'virtuals', 'account', null]);
});
