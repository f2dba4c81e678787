// @vitest-environment jsdom
import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { afterEach, expect, test } from 'vitest';
import { isOpenToAll } from './is-open-to-all.ts';

const isOpen = (address: string): boolean =>
  isOpenToAll(new URL(address, 'http://page') as Pick<Location, 'pathname' | 'search'>);

afterEach(() => localStorage.clear());

test.each(['/', '/home', '/sports', '/sports?tab=Today', '/e-sports'])(
  '%s is whole as the server drew it',
  (address) => expect(isOpen(address)).toBe(true),
);

test.each([
  '/sports?bookingCode=ABC123',
  '/account',
  '/bets',
  '/markets?match=1',
  '/terms-and-conditions',
  '/nowhere',
])('%s is not', (address) => expect(isOpen(address)).toBe(false));

test.each([STORAGE_KEYS.session, STORAGE_KEYS.betslip])('what is kept under %s makes it theirs', (key) => {
  localStorage.setItem(key, '[]');
  expect(isOpen('/')).toBe(false);
});
