import { customerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { placeBet } from './place-bet.ts';

/** The call that places a bet (R7-16). */
export const betHandlers = (services: Services): Pick<Handlers, 'placeBet'> => ({
  placeBet: ({ body }, context) =>
    placeBet(services, { customer: customerOf(context), key: context.idempotencyKey, asked: body }),
});
