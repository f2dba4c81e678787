import { LateBoundary, lazyPart, routeOf, type LazyPart, type WordsOfVisit } from '@kipenga/shell';
import { Shimmer } from '@kipenga/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Page = LazyPart<object>;

/** Each screen the casino owns (D50), as a lazy part, so that no screen is in the shared bundle. */
const SCREENS: Readonly<Record<string, Page>> = {
  '/casino': lazyPart(() => import('./pages/CasinoPage.tsx').then((file) => file.CasinoPage)),
  '/lobby': lazyPart(() => import('./pages/LobbyPage.tsx').then((file) => file.LobbyPage)),
  '/virtuals': lazyPart(() => import('./pages/VirtualsPage.tsx').then((file) => file.VirtualsPage)),
  '/casino-game': lazyPart(() => import('./pages/CasinoGamePage.tsx').then((file) => file.CasinoGamePage)),
  '/virtual-game': lazyPart(() => import('./pages/VirtualGamePage.tsx').then((file) => file.VirtualGamePage)),
};

const NotFoundPage: Page = lazyPart(() =>
  import('./pages/NotFoundPage.tsx').then((file) => file.NotFoundPage),
);

/** The screen of a route; null for a row without one, which the test of this file refuses. */
export function screenOf(path: string): ReactNode {
  const Screen = SCREENS[path];
  return Screen === undefined ? null : <Screen key={path} />;
}

/** Loads the screen of a path and its words, before it is drawn for the first time. */
export async function preloadScreen(path: string, words: WordsOfVisit): Promise<void> {
  await Promise.all([SCREENS[path]?.preload(), words.late()]);
}

/** The screen of the current path; a path that is no row of R2 is not found (R2-13). Paths match whole. */
export function CasinoRoutes() {
  const { pathname } = useLocation();
  const screen = routeOf(pathname) === null ? <NotFoundPage /> : screenOf(pathname);
  if (screen === null) return <OtherApp />;
  return <LateBoundary fallback={<Shimmer kind="line" count={6} />}>{screen}</LateBoundary>;
}

/** A screen of the sportsbook, reached when a login continues to it: the sportsbook replaces this app. */
function OtherApp() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.replace(pathname + search), [pathname, search]);
  return <Shimmer kind="line" count={6} />;
}
