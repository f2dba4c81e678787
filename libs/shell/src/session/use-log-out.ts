import { bettingApi, useLogOutMutation } from '@kipenga/api';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { loggedOut } from './session.slice.ts';

/** Nobody who logs out is kept waiting for a slow network longer than this. */
const LONGEST_GOODBYE_MS = 2000;

/**
 * Logs out: the token is ended on the platform if it can be reached (D68), and forgotten here in any case and soon (R4-23).
 * Slips stay (R4-21); what the cache knows of the customer does not.
 */
export function useLogOut(): () => void {
  const dispatch = useShellDispatch();
  const [endToken] = useLogOutMutation();
  return () => {
    const soon = new Promise((resolve) => setTimeout(resolve, LONGEST_GOODBYE_MS));
    void Promise.race([endToken(), soon]).finally(() => {
      dispatch(loggedOut());
      dispatch(bettingApi.util.resetApiState());
    });
  };
}
