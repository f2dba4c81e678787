import { customerOf, notFound, ownerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { betDetail, betHistory } from './bet-history.ts';

/** My Bets and its detail (R2-52, R2-53). */
export const betHistoryHandlers = ({
  db,
}: Pick<Services, 'db'>): Pick<Handlers, 'getBets' | 'getBetDetail'> => ({
  getBets: ({ params, query }, context) =>
    betHistory(db, ownerOf(context, params).profileId, {
      from: params.from,
      isOpenOnly: query.status === 'open',
      now: context.now,
    }),

  getBetDetail: async ({ params }, context) => {
    const legs = await betDetail(db, customerOf(context).profileId, params.betId);
    if (legs === null) throw notFound();
    return legs;
  },
});
