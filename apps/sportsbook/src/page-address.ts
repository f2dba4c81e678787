import { routeOf } from '@kipenga/shell';
import { printChoice, readChoice } from './features/match-list/index.ts';
import { kindIn } from './features/match-markets/index.ts';
import { printCountries, readCountries } from './features/sports-tree/index.ts';
import { NOT_FOUND } from './page-files.ts';

/** The parts of an address that its page depends on. */
export interface PageAddress {
  /**
   * The normalized address, used for drawing and as cache key: a known path with the parameters its page reads, in a
   * fixed order.
   */
  readonly url: string;
  /** The sport, league and match it names. If the house does not offer them, there is nothing to draw. */
  readonly names: {
    readonly sport: string | null;
    readonly league: string | null;
    readonly match: string | null;
  };
  /** True with search text, which no other visitor will request. */
  readonly isSearch: boolean;
}

const NOTHING = { sport: null, league: null, match: null };
const plain = (url: string): PageAddress => ({ url, names: NOTHING, isSearch: false });

/** Reads a path and query as the pages do; unknown parameters are dropped. */
export function pageAddressOf(address: string): PageAddress {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const route = routeOf(pathname);
  if (route === null) return plain(NOT_FOUND);
  if (route.esport !== null) return listAddress(pathname, searchParams, route.esport === 1);
  if (route.path === '/markets') return matchAddress(searchParams);
  if (route.path === '/live') return liveAddress(searchParams);
  if (route.path === '/countries') return plain(route.path + printCountries(readCountries(searchParams)));
  return plain(route.path);
}

function listAddress(path: string, search: URLSearchParams, isEsport: boolean): PageAddress {
  const choice = readChoice(search, { isEsport, isHome: path === '/' || path === '/home' });
  const { tab, sportId, competitionId, isSoon, market } = choice;
  return {
    url: path + printChoice({ tab, sportId, competitionId, isSoon, market }),
    names: { ...NOTHING, sport: sportId, league: competitionId },
    isSearch: choice.search !== '',
  };
}

/** The browser loads the matches in play: the page is drawn without them. */
function liveAddress(search: URLSearchParams): PageAddress {
  const match = search.get('match')?.trim() ?? '';
  if (match === '') return plain(search.get('esport') === '1' ? '/live?esport=1' : '/live');
  return { url: `/live?${new URLSearchParams({ match })}`, names: { ...NOTHING, match }, isSearch: false };
}

function matchAddress(search: URLSearchParams): PageAddress {
  const match = search.get('match')?.trim() ?? '';
  if (match === '') return plain('/markets');
  const kind = kindIn(search);
  const url = `/markets?${new URLSearchParams({ match, ...(kind !== 'all' && { kind }) })}`;
  return { url, names: { ...NOTHING, match }, isSearch: false };
}
