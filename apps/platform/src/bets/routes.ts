import { customerOf, notFound, ownerOf, type Handlers } from '../http/index.ts';
import { betDetail, betHistory } from './bet-history.ts';
import { intentOf } from './intent.ts';
import type { Services } from '../services/index.ts';
import { placeBet } from './place-bet.ts';

/** The calls about bets (R7). */
export const betHandlers = (
  services: Services,
): Pick<Handlers, 'placeBet' | 'getIntent' | 'getBets' | 'getBetDetail'> => ({
  placeBet: ({ body }, context) =>
    placeBet(services, { customer: customerOf(context), key: context.idempotencyKey, asked: body }),

  getIntent: ({ params }, context) => intentOf(services.db, customerOf(context).profileId, params.key),

  getBets: ({ params }, context) =>
    betHistory(services.db, ownerOf(context, params).profileId, { from: params.from, now: context.now }),

  getBetDetail: async ({ params }, context) => {
    const legs = await betDetail(services.db, customerOf(context).profileId, params.betId);
    if (legs === null) throw notFound();
    return legs;
  },
});
