/** The tabs of the page of sports. */
export type CountriesTab = 'sports' | 'esports' | 'favourites';

const QUERIES = { sports: '', esports: '?esport=1', favourites: '?show=favourites' } as const;

/** The tab an address shows; anything it does not know shows the sports. */
export function readCountries(search: URLSearchParams): CountriesTab {
  if (search.get('show') === 'favourites') return 'favourites';
  return search.get('esport') === '1' ? 'esports' : 'sports';
}

/** The query of a tab; empty or starting with '?'. */
export const printCountries = (tab: CountriesTab): string => QUERIES[tab];
