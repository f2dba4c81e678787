import { NotFoundScreen } from '@kipenga/shell';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { SoonPage } from './pages/SoonPage.tsx';

/** Each route the casino owns (D50). */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  '/casino': <SoonPage titleId="casino.casino.title" />,
  '/lobby': <SoonPage titleId="casino.lobby.title" />,
  '/virtuals': <SoonPage titleId="casino.virtuals.title" />,
  '/casino-game': <GamePlace instead="/casino" />,
  '/virtual-game': <GamePlace instead="/virtuals" />,
};

/** A game's place: with no game it leads to where games are chosen (R2-12, D30). No launch URL is framed before there is a list of providers. */
function GamePlace({ instead }: { readonly instead: string }) {
  const [search] = useSearchParams();
  return search.has('game') ? <SoonPage titleId="casino.game.title" /> : <Navigate to={instead} replace />;
}

/** The screen of a route; null for a row without one, which the test of this file refuses. */
export const screenOf = (path: string): ReactNode => SCREENS[path] ?? null;

/** The screen of the current path; a path that is no row of spec 2 is not found (R2-13). Paths match whole. */
export function CasinoRoutes() {
  const { pathname } = useLocation();
  return screenOf(pathname) ?? <NotFoundScreen />;
}
