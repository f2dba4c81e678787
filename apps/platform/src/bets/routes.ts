import { customerOf, notFound, ownerOf, type Handlers } from '../http/index.ts';
import { betDetail, betHistory } from './bet-history.ts';
import { intentOf } from './intent.ts';
import { placeBet, type BetCounter } from './place-bet.ts';

/** The calls about bets (spec 7). */
export const betHandlers = (
  counter: BetCounter,
): Pick<Handlers, 'placeBet' | 'getIntent' | 'getBets' | 'getBetDetail'> => ({
  placeBet: ({ body }, context) =>
    placeBet(counter, { customer: customerOf(context), key: context.idempotencyKey, asked: body }),

  getIntent: ({ params }, context) => intentOf(counter.db, customerOf(context).profileId, params.key),

  getBets: ({ params }, context) =>
    betHistory(counter.db, ownerOf(context, params).profileId, { from: params.from, now: context.now }),

  getBetDetail: async ({ params }, context) => {
    const legs = await betDetail(counter.db, customerOf(context).profileId, params.betId);
    if (legs === null) throw notFound();
    return legs;
  },
});
