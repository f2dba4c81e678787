import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectIsLoggedIn, selectIsSessionKnown } from '../session/session.slice.ts';
import { useShellSelector } from '../store/hooks.ts';
import type { Route } from './routes.ts';

/**
 * Lets a screen through, or sends a visitor who is not logged in to the root (R2-05, D47). While storage has not been
 * read yet it shows `waiting`: a logged-in customer who reloads My Bets stays there.
 */
export function RouteGuard({
  route,
  waiting,
  children,
}: {
  readonly route: Route;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const isKnown = useShellSelector(selectIsSessionKnown);
  const isLoggedIn = useShellSelector(selectIsLoggedIn);
  if (!route.needsLogin || isLoggedIn) return children;
  return isKnown ? <Navigate to="/" replace /> : waiting;
}
