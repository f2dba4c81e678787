import { bettingApi, useLogOutMutation } from '@kipenga/api';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { loggedOut } from './session.slice.ts';

/** Longest time in milliseconds that a log-out waits for the network. */
const LONGEST_GOODBYE_MS = 2000;

/**
 * Logs out. The token is ended on the platform if it can be reached (D68), and removed here soon in any case (R4-23). Slips stay
 * (R4-21); the customer's data in the cache does not.
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
