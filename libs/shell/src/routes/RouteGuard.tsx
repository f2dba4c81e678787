import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectModal } from '../modals/modal.slice.ts';
import { selectIsLoggedIn, selectIsSessionKnown } from '../session/session.slice.ts';
import { useRequireLogin } from '../modals/use-require-login.ts';
import type { Route } from './routes.ts';

/**
 * Shows a screen, or sends a visitor who is not logged in to the root (R2-05), where the login opens and continues to the screen
 * afterwards (D47). A customer whose session ends on the screen is sent to the root too, without a login for this screen (R2-51).
 * Until storage has been read it shows `waiting`, so that a logged-in customer who reloads My Bets stays there.
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

/** Navigates to the root. The login it opens keeps the notice of one already open about an ended session. */
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
