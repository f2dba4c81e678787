/** The one address of all pages the product does not have (R2-13). */
export const NOT_FOUND = '/not-found';

const STATIC_PAGE = 'pages/StaticPage.tsx';

/**
 * The file that brings the screen of a path, where it is no part of the first load. A page drawn for it carries the styles of that file, which
 * would come with the script otherwise.
 */
export const PAGE_FILES: Readonly<Record<string, string>> = {
  '/live': 'pages/LivePage.tsx',
  '/markets': 'pages/MarketsPage.tsx',
  '/countries': 'pages/CountriesPage.tsx',
  '/jackpots': 'jackpot-rooms.ts',
  '/account': 'pages/AccountPage.tsx',
  '/bets': 'pages/BetsPage.tsx',
  '/betdetail': 'pages/BetDetailPage.tsx',
  '/transactions': 'pages/TransactionsPage.tsx',
  '/bonus': STATIC_PAGE,
  '/app': STATIC_PAGE,
  '/how-to-play': STATIC_PAGE,
  '/terms-and-conditions': STATIC_PAGE,
  '/responsible-gambling': 'pages/ResponsiblePage.tsx',
  [NOT_FOUND]: 'pages/NotFoundPage.tsx',
};
