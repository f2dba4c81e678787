import type { ActName, OperatorAtDesk } from '@kipenga/api/desk';
import { mayDo } from '@kipenga/desk-rules';
import { createContext, use } from 'react';

/** Who is at the desk; set for every screen behind the login. */
export const MeContext = createContext<OperatorAtDesk | null>(null);

export function useMe(): OperatorAtDesk {
  const me = use(MeContext);
  if (me === null) throw new Error('Nobody is logged in.');
  return me;
}

/** Whether who is at the desk may do an act. What one may not do is not offered; the platform refuses it too. */
export function useMay(): (act: ActName) => boolean {
  const { role } = useMe();
  return (act) => mayDo(role, act);
}
