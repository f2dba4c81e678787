import { customerOf, notFound, type Handlers } from '../http/index.ts';
import type { Database } from '../database/index.ts';
import type { RealClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { placeTicket } from './place-ticket.ts';
import { stateOfOffers } from './offers.store.ts';
import { sealHandlers } from './seal/index.ts';
import { earlierJackpots, jackpotById, offeredJackpots } from './read-jackpots.ts';

type JackpotCall =
  | 'getOfferedJackpots'
  | 'getEarlierJackpots'
  | 'getJackpot'
  | 'getJackpotSeal'
  | 'getTicketProof'
  | 'placeJackpotBet';

/** Handlers of the calls about jackpots and their tickets (R7-16, D80). */
export const jackpotHandlers = (services: Services): Pick<Handlers, JackpotCall> => ({
  getOfferedJackpots: (_, { now }) => offeredJackpots(services.db, now),
  getEarlierJackpots: async ({ params }, { now }) => {
    const jackpots = await earlierJackpots(services.db, params.jackpotId, now);
    if (jackpots === null) throw notFound();
    return jackpots;
  },
  getJackpot: async ({ params }, { now }) => {
    const jackpot = await jackpotById(services.db, params.jackpotId, now);
    if (jackpot === null) throw notFound();
    return jackpot;
  },
  ...sealHandlers(services),
  placeJackpotBet: ({ body }, context) =>
    placeTicket(services, { customer: customerOf(context), key: context.idempotencyKey, asked: body }),
});

/** Maximum age of the number of tickets, and so of the fund, in a cached answer. */
const COUNTS_KEPT_MS = 2_000;

/**
 * Cache key of the answers about jackpots: changes at once when an offer or a result does, and every two seconds for new
 * tickets, so that a rush of them does not rebuild every answer.
 */
export const jackpotsVersion = async (db: Database, { nowMs }: RealClock): Promise<string> =>
  `${await stateOfOffers(db)} ${Math.floor(nowMs() / COUNTS_KEPT_MS)}`;
