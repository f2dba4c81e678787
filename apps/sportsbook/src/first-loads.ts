import { jackpotsApi, matchMarketsApi, sportsApi } from '@kipenga/api';
import { matchId, type MatchId } from '@kipenga/betting-core';
import { routeOf } from '@kipenga/shell';
import { openFirst } from './features/jackpot/index.ts';
import {
  competitionArguments,
  FIRST_VIEW,
  placeOfChoice,
  readChoice,
  tabArguments,
  topArguments,
  viewOf,
} from './features/match-list/index.ts';
import type { SportsbookStore } from './store.ts';

/** The match of an address that is a match's page; else null. */
export function matchOfPage({ pathname, searchParams }: URL): MatchId | null {
  const match = pathname === '/markets' ? (searchParams.get('match')?.trim() ?? '') : '';
  return match === '' ? null : matchId(match);
}

/** Loads the data of an address's first view, and no more: the server waits for it. */
export async function loadFirstView(store: SportsbookStore, url: URL): Promise<void> {
  const route = routeOf(url.pathname);
  if (route?.esport != null) await loadFirstMatches(store, url, route.esport === 1);
  const match = matchOfPage(url);
  if (match !== null)
    await store.dispatch(matchMarketsApi.endpoints.getMatchMarkets.initiate({ matchId: match }));
  if (url.pathname === '/countries') {
    await store.dispatch(
      sportsApi.endpoints.getSportsNavigation.initiate({ isEsport: url.searchParams.get('esport') === '1' }),
    );
  }
  if (url.pathname === '/jackpots') await loadFirstJackpot(store);
}

/** The offers, and the board that is open initially. */
async function loadFirstJackpot(store: SportsbookStore): Promise<void> {
  const { getOfferedJackpots, getJackpot } = jackpotsApi.endpoints;
  const { data = [] } = await store.dispatch(getOfferedJackpots.initiate());
  const [first] = openFirst(data);
  if (first !== undefined) await store.dispatch(getJackpot.initiate({ jackpotId: first.id }));
}

async function loadFirstMatches(store: SportsbookStore, url: URL, isEsport: boolean): Promise<void> {
  const isHome = url.pathname === '/' || url.pathname === '/home';
  const choice = readChoice(url.searchParams, { isEsport, isHome });
  const { getSportsNavigation, getTopMatches, getMatches, getCompetitionMatches } = sportsApi.endpoints;
  if (viewOf(choice, null)?.kind === 'top')
    return void (await store.dispatch(getTopMatches.initiate(topArguments(FIRST_VIEW))));
  const { data: navigation = [] } = await store.dispatch(getSportsNavigation.initiate({ isEsport }));
  const view = viewOf(choice, placeOfChoice(choice, navigation).sport);
  switch (view?.kind) {
    case 'tab':
      return void (await store.dispatch(getMatches.initiate(tabArguments(view, FIRST_VIEW))));
    case 'competition':
      return void (await store.dispatch(
        getCompetitionMatches.initiate(competitionArguments(view, FIRST_VIEW)),
      ));
    case 'search':
    case 'countries':
    case 'top':
    case undefined:
      return undefined;
  }
}
