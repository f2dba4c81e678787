import { customerOf, notFound, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { quoteCombination } from './combination.ts';
import { openCounter } from './counter.ts';
import { waitOf } from './waits.store.ts';

/** The calls that price picks of one match together (D101), and place a bet (R7-16). */
export const betHandlers = (
  services: Services,
): Pick<Handlers, 'placeBet' | 'priceCombination' | 'getBetWait'> => {
  const place = openCounter(services);
  return {
    priceCombination: ({ body }, { now }) => quoteCombination(services.db, body, now),
    getBetWait: async ({ params }, context) => {
      const wait = await waitOf(services.db, customerOf(context).profileId, params.betId);
      if (wait === null) throw notFound();
      return wait;
    },
    placeBet: ({ body }, context) =>
      place({ customer: customerOf(context), key: context.idempotencyKey, asked: body }),
  };
};
