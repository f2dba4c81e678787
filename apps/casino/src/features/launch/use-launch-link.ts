import { selectIsSessionKnown } from '@kipenga/shell';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLaunchLink, withoutLaunchLink, type LaunchLink } from './launch-link.ts';

/**
 * Opens the game that the address asks for, once, when the session and the lists that name the games are
 * known. The request then leaves the address, so that neither Back nor a reload opens the game again.
 */
export function useLaunchLink(isReady: boolean, fulfil: (link: LaunchLink) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSessionKnown = useSelector(selectIsSessionKnown);
  const latest = useRef(fulfil);
  useEffect(() => void (latest.current = fulfil));
  useEffect(() => {
    const link = isReady && isSessionKnown ? readLaunchLink(search) : null;
    if (link === null) return;
    void navigate(pathname + withoutLaunchLink(search), { replace: true });
    latest.current(link);
  }, [isReady, isSessionKnown, pathname, search, navigate]);
}
