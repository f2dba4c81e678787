import {
  lazyPart,
  RouteGuard,
  routeOf,
  WithLateWords,
  type Language,
  type LazyPart,
  type WordsOfVisit,
} from '@kipenga/shell';
import { Shimmer } from '@kipenga/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NOT_FOUND } from './page-files.ts';
import { isOtherList, readChoice } from './features/match-list/index.ts';
import { MatchesPage, OtherList } from './pages/MatchesPage.tsx';

type Page = LazyPart<object>;

const staticPage: Page = lazyPart(() => import('./pages/StaticPage.tsx').then((file) => file.StaticPage));

const responsiblePage: Page = lazyPart(() =>
  import('./pages/ResponsiblePage.tsx').then((file) => file.ResponsiblePage),
);

/**
 * Screens loaded on their first visit (`page-files.ts` names their files). Home, Sports and E-sports are in the first
 * file.
 */
export const LAZY_PAGES: Readonly<Record<string, Page>> = {
  '/live': lazyPart(() => import('./pages/LivePage.tsx').then((file) => file.LivePage)),
  '/markets': lazyPart(() => import('./pages/MarketsPage.tsx').then((file) => file.MarketsPage)),
  '/countries': lazyPart(() => import('./pages/CountriesPage.tsx').then((file) => file.CountriesPage)),
  '/jackpots': lazyPart(() => import('./jackpot-rooms.ts').then((file) => file.JackpotsPage)),
  '/account': lazyPart(() => import('./pages/AccountPage.tsx').then((file) => file.AccountPage)),
  '/bets': lazyPart(() => import('./pages/BetsPage.tsx').then((file) => file.BetsPage)),
  '/betdetail': lazyPart(() => import('./pages/BetDetailPage.tsx').then((file) => file.BetDetailPage)),
  '/transactions': lazyPart(() =>
    import('./pages/TransactionsPage.tsx').then((file) => file.TransactionsPage),
  ),
  '/bonus': staticPage,
  '/app': staticPage,
  '/how-to-play': staticPage,
  '/terms-and-conditions': staticPage,
  '/responsible-gambling': responsiblePage,
  [NOT_FOUND]: lazyPart(() => import('./pages/NotFoundPage.tsx').then((file) => file.NotFoundPage)),
};

/** The file of the view shown under the tabs instead of the list of an address, if any. */
export const otherListFile = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined => {
  if (routeOf(pathname)?.esport == null) return undefined;
  const choice = readChoice(new URLSearchParams(search), { isEsport: false, isHome: false });
  return isOtherList(choice) ? 'OtherList.tsx' : undefined;
};

/** Preloads the screen of an address: before a server draws it, and before a browser hydrates it. */
export async function preloadPage(
  address: Pick<URL, 'pathname' | 'search'>,
  words: WordsOfVisit,
  language: Language,
): Promise<void> {
  const { pathname } = address;
  if (otherListFile(address)) await Promise.all([OtherList.preload(), words.late()]);
  const page = LAZY_PAGES[routeOf(pathname)?.path ?? NOT_FOUND];
  if (page === undefined) return;
  const text =
    (page === staticPage || page === responsiblePage) &&
    import('./pages/StaticPage.tsx').then((file) => file.preloadText(pathname, language));
  await Promise.all([page.preload(), words.late(), text]);
}

/** The screen of each of the sportsbook's routes; null for a row without one, which this file's test refuses. */
export function screenOf(path: string): ReactNode {
  const esport = routeOf(path)?.esport ?? null;
  if (esport !== null) return <MatchesPage esport={esport} />;
  const LazyPage = LAZY_PAGES[path];
  return LazyPage === undefined ? null : <LazyPage />;
}

/**
 * The screen of the current path behind its guard; a path without a row in R2 is not found (R2-13). Paths match
 * whole. `startUp` is in the screen's own boundary: it adds the visitor's data only after the screen has been
 * hydrated as drawn by the server.
 */
export function SportsbookRoutes({ startUp }: { readonly startUp?: ReactNode }) {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const own = route && screenOf(route.path);
  const screen = route?.esport != null ? own : <WithLateWords>{own ?? screenOf(NOT_FOUND)}</WithLateWords>;
  const waiting = <Shimmer kind="line" count={6} />;
  return (
    <Suspense fallback={waiting}>
      {route === null ? (
        screen
      ) : (
        <RouteGuard key={route.path} route={route} waiting={waiting}>
          {screen}
        </RouteGuard>
      )}
      {startUp}
    </Suspense>
  );
}
