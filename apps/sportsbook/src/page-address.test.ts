// @vitest-environment node
import { expect, test } from 'vitest';
import { pageAddressOf } from './page-address.ts';

test.each([
  ['/?x=1', '/'],
  ['/?tab=Highlights&utm_source=sms', '/'],
  ['/sports?bookingCode=KP7Q2X', '/sports'],
  ['/sports?TAB=Today&tab=today', '/sports?tab=Today'],
  ['/e-sports?tab=never', '/e-sports'],
  ['/home?league=12&sport=1', '/home?sport=1&league=12'],
  ['/sports?market=DC&tab=Today', '/sports?tab=Today'],
  ['/sports?market=dc&tab=Today', '/sports?tab=Today&market=dc'],
  ['/countries?esport=1&esport=2', '/countries?esport=1'],
  ['/countries?esport=yes', '/countries'],
  ['/markets?back=1&match=%20507%20', '/markets?match=507'],
  ['/markets?match=', '/markets'],
  ['/bets?tab=Won&page=3', '/bets'],
  ['/nowhere', '/not-found'],
  ['/nowhere/else?tab=Today', '/not-found'],
  ['/Sports', '/not-found'],
])('%s is the page of %s', (address, url) => {
  expect(pageAddressOf(address)).toMatchObject({ url, isSearch: false });
});

test('what an address names of the offer is told apart, for the house to look up', () => {
  expect(pageAddressOf('/sports?sport=1&league=12').names).toEqual({ sport: '1', league: '12', match: null });
  expect(pageAddressOf('/markets?match=507').names).toEqual({ sport: null, league: null, match: '507' });
});

test('a search is a search, whatever else is asked for', () => {
  expect(pageAddressOf('/sports?q=gor&tab=Today')).toMatchObject({
    url: '/sports?tab=Today',
    isSearch: true,
  });
});
