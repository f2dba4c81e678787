import { routeOf } from '@kipenga/shell';
import { printChoice, readChoice } from './features/match-list/index.ts';
import { kindIn } from './features/match-markets/index.ts';
import { printCountries, readCountries } from './features/sports-tree/index.ts';
import { NOT_FOUND } from './page-files.ts';

/** An address as far as the page drawn for it depends on it. */
export interface PageAddress {
  /** What the page is drawn from and kept by: a known path with what its page understands, in one order. */
  readonly url: string;
  /** What of the house's offer it names. Where that is not offered, there is nothing to draw. */
  readonly names: {
    readonly sport: string | null;
    readonly league: string | null;
    readonly match: string | null;
  };
  /** It holds a person's own words, so that nobody else will ask for the same page. */
  readonly isSearch: boolean;
}

const NOTHING = { sport: null, league: null, match: null };
const plain = (url: string): PageAddress => ({ url, names: NOTHING, isSearch: false });

/** Reads an address, path and query, as the pages read it; what no page understands is left out. */
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

/** The matches in play are asked for by who looks at them: the page is drawn without them. */
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
