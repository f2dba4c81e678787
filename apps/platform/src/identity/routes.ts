import { customerOf, notFound, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { proveIdentity } from './prove-identity.ts';

/** The call by which a customer says who they are; not there where the rulebook asks for no identity (D116). */
export const identityHandlers = (services: Services): Pick<Handlers, 'proveIdentity'> => ({
  proveIdentity: async ({ body }, context) => {
    if (services.identity === null) throw notFound();
    return proveIdentity(services, customerOf(context), body);
  },
});
