import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectModal } from '../modals/modal.slice.ts';
import { selectIsLoggedIn, selectIsSessionKnown } from '../session/session.slice.ts';
import { useRequireLogin } from '../modals/use-require-login.ts';
import type { Route } from './routes.ts';

/**
 * Lets a screen through, or sends a visitor who is not logged in to the root (R2-05), where the login opens and goes on to the
 * screen afterwards (D47). Whose session ends while they are inside goes to the root as well, unasked (R2-51). While storage has
 * not been read yet it shows `waiting`: a logged-in customer who reloads My Bets stays there.
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
  const isKnown = useSelector(selectIsSessionKnown);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [wasInside, setWasInside] = useState(isLoggedIn);
  if (isLoggedIn && !wasInside) setWasInside(true);
  if (!route.needsLogin || isLoggedIn) return children;
  return isKnown ? <SentToRoot asksLogin={!wasInside} /> : waiting;
}

/** Leaves for the root; the login asked for on the way keeps what another one, about a session that ended, has to say. */
function SentToRoot({ asksLogin }: { readonly asksLogin: boolean }) {
  const { pathname, search } = useLocation();
  const requireLogin = useRequireLogin();
  const modal = useSelector(selectModal);
  const notice = modal?.name === 'log-in' ? modal.notice : undefined;
  const [request] = useState(() => ({ goTo: pathname + search, ...(notice !== undefined && { notice }) }));
  useEffect(() => {
    if (asksLogin) requireLogin(request);
  }, [asksLogin, requireLogin, request]);
  return <Navigate to="/" replace />;
}
