import type { RoutePath } from '@kipenga/shell';
import { cannotBe, sameScreenAs, statesOf, type StatesOfScreen } from './states.ts';

const isText = cannotBe('A page of text: it has no list that could be empty, short or long.');
const oneGame = cannotBe('The screen is one game, whatever else the house offers.');
const noGameForVisitors = cannotBe(
  'A game is launched by a customer: a visitor who taps one is asked to log in on the list.',
);
const framesDoNotFail =
  'A frame never says that it failed, so offline looks like a game that takes too long.';

/** Story of every screen of the route table in every state (experience 4.4). A new route without answers does not compile. */
export const SCREENS: Readonly<Record<RoutePath, StatesOfScreen>> = {
  // Matches, their markets, the tree of sports, and the jackpots' place.
  '/': statesOf('Home', { one: 'Home#OneMatch', loggedOut: 'Home#Ideal' }),
  '/home': sameScreenAs('/', { ideal: 'Home#OtherAddress' }),
  '/sports': statesOf('Sports', {
    empty: 'Sports#NothingToday',
    one: 'Sports#OneMatch',
    loggedOut: 'Sports#Ideal',
  }),
  '/e-sports': sameScreenAs('/sports', { ideal: 'Sports#ESports' }),
  '/live': statesOf('Live', { one: 'Live#OneMatch', loggedOut: 'Live#Ideal' }),
  '/markets': statesOf('Match Details', {
    empty: 'Match Details#NoMarkets',
    one: 'Match Details#OneMarket',
    many: 'Match Details#VeryManyMarkets',
    loggedOut: 'Match Details#Ideal',
  }),
  '/countries': statesOf('Countries', { one: 'Countries#OneLeague', loggedOut: 'Countries#Ideal' }),
  '/jackpots': statesOf('Jackpots', { one: 'Jackpots#OneJackpot', loggedOut: 'Jackpots#Ideal' }),
  // The screens of a customer: a visitor who opens one is on Home (R2-05).
  '/account': statesOf('Account', {
    loading: 'Account#BalanceLoading',
    slow: cannotBe(
      'The balance known at login stands there from the first moment, so nothing is waited for.',
    ),
    empty: 'Account#NoMoney',
    one: cannotBe('Balance, bonus and free bet are always all three there: it is no list.'),
    many: 'Account#VeryMuchMoney',
    error: 'Account#BalanceFailed',
  }),
  '/bets': statesOf('My Bets', { one: 'My Bets#OneBet', sessionEnded: 'Errors#SessionEnded' }),
  '/transactions': statesOf('Transactions', {
    ideal: 'Transactions#DepositPending',
    one: 'Transactions#OneTransaction',
  }),
  '/betdetail': statesOf('Bet Details', {
    empty: 'Bet Details#WithoutABet',
    one: 'Bet Details#OnePick',
    many: 'Bet Details#FiftyLegs',
  }),
  '/responsible-gambling': statesOf('Responsible gambling', {
    ideal: 'Responsible gambling#LimitsSet',
    empty: 'Responsible gambling#NothingSet',
    one: 'Responsible gambling#OneLimit',
    many: 'Responsible gambling#EverythingSet',
  }),
  // Pages to read: one screen with other words. The text is a file of the app; the figures in it are the platform's.
  '/bonus': statesOf('Static pages', {
    ideal: 'Static pages#Bonus',
    loading: 'Static pages#BonusWhileLimitsLoad',
    slow: cannotBe(
      'While the figures in force are asked for, the house’s usual ones stand: nothing is waited for.',
    ),
    empty: isText,
    one: isText,
    many: isText,
    error: 'Static pages#BonusLimitsFailed',
    offline: 'Static pages#BonusOffline',
    loggedOut: 'Static pages#Bonus',
  }),
  '/app': sameScreenAs('/bonus', { ideal: 'Static pages#MobileApp' }),
  '/how-to-play': sameScreenAs('/bonus', { ideal: 'Static pages#HowToPlay' }),
  '/terms-and-conditions': sameScreenAs('/bonus', {
    ideal: 'Static pages#TermsAndConditions',
    error: 'Static pages#LimitsFailed',
  }),
  // The screens of the casino app (D50).
  '/casino': statesOf('Casino', {
    empty: 'Casino#NoGamesOfAKind',
    one: 'Casino#OneGame',
    loggedOut: 'Casino#VisitorMustLogIn',
  }),
  '/virtuals': statesOf('Virtuals', { one: 'Virtuals#OneListed', loggedOut: 'Virtuals#VisitorMustLogIn' }),
  '/lobby': statesOf('Lobby', { one: 'Lobby#OneGame', loggedOut: 'Lobby#Ideal' }),
  '/virtual-game': statesOf('Game', {
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
  }),
  '/casino-game': statesOf('Game', {
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
  }),
};
