import { selectIsSessionKnown } from '@kipenga/shell';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLaunchWish, withoutLaunchWish, type LaunchWish } from './launch-wish.ts';

/**
 * Opens the game that the address asks for, once, when the session and the lists that name the games are
 * known. The request then leaves the address, so that neither Back nor a reload opens the game again.
 */
export function useLaunchWish(isReady: boolean, fulfil: (wish: LaunchWish) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSessionKnown = useSelector(selectIsSessionKnown);
  const latest = useRef(fulfil);
  useEffect(() => void (latest.current = fulfil));
  useEffect(() => {
    const wish = isReady && isSessionKnown ? readLaunchWish(search) : null;
    if (wish === null) return;
    void navigate(pathname + withoutLaunchWish(search), { replace: true });
    latest.current(wish);
  }, [isReady, isSessionKnown, pathname, search, navigate]);
}
