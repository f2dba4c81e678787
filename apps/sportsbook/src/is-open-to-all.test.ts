// @vitest-environment jsdom
import { emptyBetslip } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { storedBetslip, STORAGE_KEYS } from '@kipenga/contracts/storage';
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

test('a stored session makes it theirs', () => {
  localStorage.setItem(STORAGE_KEYS.session, '{}');
  expect(isOpen('/')).toBe(false);
});

test('stored picks make it theirs, an emptied slip does not', () => {
  storedBetslip.save(localStorage, { ...emptyBetslip, selections: [aSelection()] });
  expect(isOpen('/')).toBe(false);
  storedBetslip.save(localStorage, emptyBetslip);
  expect(isOpen('/')).toBe(true);
});
