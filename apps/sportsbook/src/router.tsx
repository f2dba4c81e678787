import { lazyPart, NotFoundScreen, RouteGuard, routeOf, routesOf, type LazyPart } from '@kipenga/shell';
import { Shimmer } from '@kipenga/ui';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { MatchesPage } from './pages/MatchesPage.tsx';

type Page = LazyPart<object>;

const staticPage: Page = lazyPart(() => import('./pages/StaticPage.tsx').then((file) => file.StaticPage));

/** Screens that arrive when they are visited. Home, Sports and E-sports are in the first file. */
const LAZY_PAGES: Readonly<Record<string, Page>> = {
  '/markets': lazyPart(() => import('./pages/MarketsPage.tsx').then((file) => file.MarketsPage)),
  '/countries': lazyPart(() => import('./pages/CountriesPage.tsx').then((file) => file.CountriesPage)),
  '/jackpots': lazyPart(() => import('./pages/JackpotsPage.tsx').then((file) => file.JackpotsPage)),
  '/account': lazyPart(() => import('./pages/AccountPage.tsx').then((file) => file.AccountPage)),
  '/bets': lazyPart(() => import('./pages/BetsPage.tsx').then((file) => file.BetsPage)),
  '/betdetail': lazyPart(() => import('./pages/BetDetailPage.tsx').then((file) => file.BetDetailPage)),
  '/transactions': lazyPart(() => import('./pages/TransactionsPage.tsx').then((file) => file.TransactionsPage)),
  '/bonus': staticPage,
  '/app': staticPage,
  '/how-to-play': staticPage,
  '/terms-and-conditions': staticPage,
  '/responsible-gambling': staticPage,
};

/** Loads the screen of a path ahead: before a server draws it, before a browser hydrates it, when a finger nears its link. */
export async function preloadPage(pathname: string): Promise<void> {
  await LAZY_PAGES[pathname]?.preload();
}

/** The screen of each route the sportsbook owns; null for a row without one, which the test of this file refuses. */
export function screenOf(path: string): ReactNode {
  const esport = routeOf(path)?.esport ?? null;
  if (esport !== null) return <MatchesPage esport={esport} />;
  const LazyPage = LAZY_PAGES[path];
  return LazyPage === undefined ? null : <LazyPage />;
}

/** The routes of spec 2 that the sportsbook owns, each behind its guard; anything else is not found (R2-13). */
export function SportsbookRoutes() {
  const { pathname } = useLocation();
  const waiting = <Shimmer kind="line" count={6} />;
  if (routeOf(pathname) === null) return <NotFoundScreen />;
  return (
    <Suspense fallback={waiting}>
      <Routes>
        {routesOf('sportsbook').map((route) => (
          <Route
            key={route.path}
            path={route.path}
            caseSensitive
            element={
              <RouteGuard route={route} waiting={waiting}>
                {screenOf(route.path)}
              </RouteGuard>
            }
          />
        ))}
      </Routes>
    </Suspense>
  );
}
