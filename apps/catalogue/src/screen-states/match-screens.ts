import type { RoutePath } from '@kipenga/shell';
import { cannotBe, sameScreenAs, type StatesOfScreen } from './states.ts';

const jackpotsReadNothing = cannotBe(
  'The jackpots are not served yet: the page only says so, and asks for nothing.',
);

/** Matches, their markets, the tree of sports, and the jackpots' place. */
export const matchScreens = {
  '/': {
    ideal: 'Home#Ideal',
    loading: 'Home#Loading',
    slow: 'Home#Slow',
    empty: 'Home#Empty',
    one: 'Home#OneMatch',
    many: 'Home#VeryMany',
    error: 'Home#Failed',
    offline: 'Home#Offline',
    loggedOut: 'Home#Ideal',
    sessionEnded: 'Home#SessionEnded',
  },
  '/home': sameScreenAs('/', { ideal: 'Home#OtherAddress' }),
  '/sports': {
    ideal: 'Sports#Ideal',
    loading: 'Sports#Loading',
    slow: 'Sports#Slow',
    empty: 'Sports#NothingToday',
    one: 'Sports#OneMatch',
    many: 'Sports#VeryMany',
    error: 'Sports#Failed',
    offline: 'Sports#Offline',
    loggedOut: 'Sports#Ideal',
    sessionEnded: 'Sports#SessionEnded',
  },
  '/e-sports': sameScreenAs('/sports', { ideal: 'Sports#ESports' }),
  '/markets': {
    ideal: 'Match Details#Ideal',
    loading: 'Match Details#Loading',
    slow: 'Match Details#Slow',
    empty: 'Match Details#NoMarkets',
    one: 'Match Details#OneMarket',
    many: 'Match Details#VeryManyMarkets',
    error: 'Match Details#Failed',
    offline: 'Match Details#Offline',
    loggedOut: 'Match Details#Ideal',
    sessionEnded: 'Match Details#SessionEnded',
  },
  '/countries': {
    ideal: 'Countries#Ideal',
    loading: 'Countries#Loading',
    slow: 'Countries#Slow',
    empty: 'Countries#Empty',
    one: 'Countries#OneLeague',
    many: 'Countries#VeryMany',
    error: 'Countries#Failed',
    offline: 'Countries#Offline',
    loggedOut: 'Countries#Ideal',
    sessionEnded: 'Countries#SessionEnded',
  },
  '/jackpots': {
    ideal: 'Jackpots#Soon',
    loading: jackpotsReadNothing,
    slow: jackpotsReadNothing,
    empty: 'Jackpots#Soon',
    one: jackpotsReadNothing,
    many: jackpotsReadNothing,
    error: jackpotsReadNothing,
    offline: jackpotsReadNothing,
    loggedOut: 'Jackpots#Soon',
    sessionEnded: 'Jackpots#SessionEnded',
  },
} as const satisfies Partial<Record<RoutePath, StatesOfScreen>>;
