import { preloadLogIn, selectProfile } from '@kipenga/shell';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/**
 * Preloads the login window for a visitor who will need it.
 * @returns true if a customer is logged in.
 */
export function useLogInAhead(): boolean {
  const isLoggedIn = useSelector(selectProfile) !== null;
  useEffect(() => {
    if (!isLoggedIn) void preloadLogIn().catch(() => undefined);
  }, [isLoggedIn]);
  return isLoggedIn;
}
