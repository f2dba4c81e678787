import { bettingApi, useLogOutMutation } from '@kipenga/api';
import { useShellDispatch } from '../store/hooks.ts';
import { loggedOut } from './session.slice.ts';

/**
 * Logs out: the token is ended on the platform if it can be reached (D68), and forgotten here in any case (R4-23).
 * Slips stay (R4-21); what the cache knows of the customer does not.
 */
export function useLogOut(): () => void {
  const dispatch = useShellDispatch();
  const [endToken] = useLogOutMutation();
  return () => {
    void endToken().finally(() => {
      dispatch(loggedOut());
      dispatch(bettingApi.util.resetApiState());
    });
  };
}
