import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Message } from '../language/message.ts';
import { modalOpened } from './modal.slice.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { selectIsLoggedIn, type SessionRootState } from '../session/session.slice.ts';

/** Where a tap that needs login pointed, and what the modal says about it. */
export interface LoginRequest {
  readonly goTo?: string;
  readonly notice?: Message;
}

/**
 * Asks for login where a tap needs it (R5-10, D47): answers true when somebody is logged in; otherwise it opens the login
 * modal, which goes on to `goTo` afterwards, and answers false.
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
