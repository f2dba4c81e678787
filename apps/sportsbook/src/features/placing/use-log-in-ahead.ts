import { preloadLogIn, selectProfile } from '@kipenga/shell';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Fetches the login window ahead of the press that a visitor needs it for. @returns whether the customer is logged in. */
export function useLogInAhead(): boolean {
  const isLoggedIn = useSelector(selectProfile) !== null;
  useEffect(() => {
    if (!isLoggedIn) void preloadLogIn().catch(() => undefined);
  }, [isLoggedIn]);
  return isLoggedIn;
}
