import { aSeason, marketsOf, type FakeAnswers } from '@kipenga/api/testing/platform';
import type { JackpotTicket } from '@kipenga/betting-core';
import type { StoreOptions } from '@kipenga/shell';
import { scenesOf } from '../../scenes/index.ts';
import {
  addJackpotSlip,
  App,
  createSportsbookStore,
  favourites,
  followSentBets,
  jackpotSheetOpened,
  slipClosed,
  ticketRestored,
} from '@kipenga/sportsbook';

/** The matches every scene plays with, unless it says otherwise. */
export const SEASON = aSeason(20);
/** Those its lists show. */
export const LISTED = SEASON.slice(0, 10);

/** A platform whose lists and markets are of the same season. */
const ordinary: FakeAnswers = {
  getTopMatches: LISTED,
  getMatches: LISTED,
  getCompetitionMatches: SEASON.slice(0, 8),
  searchMatches: SEASON.slice(0, 3),
  getMatchesByIds: ({ matchIds }) => ({
    asOf: SEASON[0]!.startsAt,
    matches: LISTED.slice(1).filter(({ id }) => matchIds.includes(id)),
    overIds: [],
  }),
  /** Nothing has become of a bet yet. */
  getIntent: { state: 'waiting' },
  getMatchMarkets: ({ matchId }) => marketsOf(SEASON.find((match) => match.id === matchId) ?? SEASON[0]!),
};

interface WithJackpotSlip {
  readonly jackpotSlip?: { readonly ticket: JackpotTicket; readonly isOpen: boolean };
}

/** The store of a visit. A jackpot slip joins it afterwards, as it does in the product. */
function storeOfVisit({ preloadedState, ...options }: StoreOptions) {
  const { jackpotSlip, ...others } = preloadedState as WithJackpotSlip;
  const store = createSportsbookStore({ ...options, preloadedState: others });
  if (jackpotSlip === undefined) return store;
  addJackpotSlip(store);
  store.dispatch(ticketRestored(jackpotSlip.ticket));
  if (jackpotSlip.isOpen) store.dispatch(jackpotSheetOpened());
  return store;
}

/** The next visit is another phone's: it has no stakes of this tab, and no favourites. */
function forgetVisit() {
  sessionStorage.clear();
  for (const favourite of favourites.current() ?? []) favourites.toggle(favourite);
}

const inHouse = scenesOf({
  app: 'sportsbook',
  makeStore: storeOfVisit,
  draw: (startUp) => <App isSandbox startUp={startUp} />,
  prepare: () => forgetVisit,
  beside: (store, { intents }) =>
    followSentBets({ store, intents, onPlaced: () => store.dispatch(slipClosed()) }),
});

/** Makes a story of a sportsbook screen in a state: the screen, and the check that it is shown. */
export const scene: typeof inHouse = (shown, check) =>
  inHouse({ ...shown, answers: { ...ordinary, ...shown.answers } }, check);
