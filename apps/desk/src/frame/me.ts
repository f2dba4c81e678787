import type { ActName, OperatorAtDesk } from '@kipenga/api/desk';
import { mayDo } from '@kipenga/desk-rules';
import { createContext, use } from 'react';

/** The operator logged in; set for every screen behind the login. */
export const MeContext = createContext<OperatorAtDesk | null>(null);

export function useMe(): OperatorAtDesk {
  const me = use(MeContext);
  if (me === null) throw new Error('Nobody is logged in.');
  return me;
}

/** Returns a check whether the operator may do an act. Screens leave out the other acts; the platform refuses them too. */
export function useMay(): (act: ActName) => boolean {
  const { role } = useMe();
  return (act) => mayDo(role, act);
}
