import { customerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { quoteCombination } from './combination.ts';
import { openCounter } from './counter.ts';

/** The calls that price picks of one match together (D101), and place a bet (R7-16). */
export const betHandlers = (services: Services): Pick<Handlers, 'placeBet' | 'priceCombination'> => {
  const place = openCounter(services);
  return {
    priceCombination: ({ body }, { now }) => quoteCombination(services.db, body, now),
    placeBet: ({ body }, context) =>
      place({ customer: customerOf(context), key: context.idempotencyKey, asked: body }),
  };
};
