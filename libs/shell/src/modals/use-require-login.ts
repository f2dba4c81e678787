import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Message } from '../language/message.ts';
import { modalOpened } from './modal.slice.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { selectIsLoggedIn, type SessionRootState } from '../session/session.slice.ts';

/** Destination of a tap that requires login, and a notice for the login modal. */
export interface LoginRequest {
  readonly goTo?: string;
  readonly notice?: Message;
}

/**
 * Returns a function for taps that require login (R5-10, D47). It returns true if a customer is logged in; otherwise it opens the
 * login modal, which continues to `goTo`, and returns false.
 */
export function useRequireLogin(): (request?: LoginRequest) => boolean {
  const store = useStore<SessionRootState>();
  const dispatch = useShellDispatch();
  return useCallback(
    (request = {}) => {
      if (selectIsLoggedIn(store.getState())) return true;
      dispatch(modalOpened({ name: 'log-in', ...request }));
      return false;
    },
    [store, dispatch],
  );
}
