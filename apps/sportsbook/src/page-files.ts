/** The address for all pages that do not exist (R2-13). */
export const NOT_FOUND = '/not-found';

const STATIC_PAGE = 'pages/StaticPage.tsx';

/**
 * The file with the screen of a path, unless it is part of the first load. A page drawn for it also links the file's
 * styles, which would otherwise load with the script.
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
