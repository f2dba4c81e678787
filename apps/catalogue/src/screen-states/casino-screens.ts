import type { RoutePath } from '@kipenga/shell';
import { cannotBe, type StatesOfScreen } from './states.ts';

const oneGame = cannotBe('The screen is one game, whatever else the house offers.');
const noGameForVisitors = cannotBe(
  'A game is launched by a customer: a visitor who taps one is asked to log in on the list.',
);
const framesDoNotFail =
  'A frame never says that it failed, so offline looks like a game that takes too long.';

/** The screens of the casino app (D50). */
export const casinoScreens = {
  '/casino': {
    ideal: 'Casino#Ideal',
    loading: 'Casino#Loading',
    slow: 'Casino#Slow',
    empty: 'Casino#NoGamesOfAKind',
    one: 'Casino#OneGame',
    many: 'Casino#VeryMany',
    error: 'Casino#Failed',
    offline: 'Casino#Offline',
    loggedOut: 'Casino#VisitorMustLogIn',
    sessionEnded: 'Casino#SessionEnded',
  },
  '/virtuals': {
    ideal: 'Virtuals#Ideal',
    loading: 'Virtuals#Loading',
    slow: 'Virtuals#Slow',
    empty: 'Virtuals#Empty',
    one: 'Virtuals#OneListed',
    many: 'Virtuals#VeryMany',
    error: 'Virtuals#Failed',
    offline: 'Virtuals#Offline',
    loggedOut: 'Virtuals#VisitorMustLogIn',
    sessionEnded: 'Virtuals#SessionEnded',
  },
  '/lobby': {
    ideal: 'Lobby#Ideal',
    loading: 'Lobby#Loading',
    slow: 'Lobby#Slow',
    empty: 'Lobby#Empty',
    one: 'Lobby#OneGame',
    many: 'Lobby#VeryMany',
    error: 'Lobby#Failed',
    offline: 'Lobby#Offline',
    loggedOut: 'Lobby#Ideal',
    sessionEnded: 'Lobby#SessionEnded',
  },
  '/virtual-game': {
    ideal: 'Game#VirtualGame',
    loading: 'Game#VirtualGameOpening',
    slow: 'Game#VirtualGameSlow',
    empty: 'Game#NoVirtualGame',
    one: oneGame,
    many: oneGame,
    error: 'Game#VirtualGameTakesTooLong',
    offline: cannotBe(framesDoNotFail),
    loggedOut: noGameForVisitors,
    sessionEnded: 'Game#VirtualGameSessionEnded',
  },
  '/casino-game': {
    ideal: 'Game#CasinoGame',
    loading: 'Game#CasinoGameOpening',
    slow: 'Game#CasinoGameSlow',
    empty: 'Casino#GameWithoutAGame',
    one: oneGame,
    many: oneGame,
    error: 'Game#CasinoGameTakesTooLong',
    offline: cannotBe(framesDoNotFail),
    loggedOut: noGameForVisitors,
    sessionEnded: 'Game#CasinoGameSessionEnded',
  },
} as const satisfies Partial<Record<RoutePath, StatesOfScreen>>;
