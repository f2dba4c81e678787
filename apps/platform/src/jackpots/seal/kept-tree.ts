import type { JackpotId } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { keepFew } from './keep-few.ts';
import { refuseOtherTickets } from './refuse-other-tickets.ts';
import { sealTickets, type SealedTickets } from './sealed-tickets.ts';

/** Of 100,000 tickets a tree takes about 30 MB. */
const trees = keepFew<SealedTickets>(4);

/**
 * The tree of a sealed jackpot, hashed once for all who ask.
 * @throws TicketsNotSealed when the tickets are not those that were sealed.
 */
export const keptTree = (db: Database, jackpotId: JackpotId, root: string): Promise<SealedTickets> =>
  trees(db, jackpotId, async () => {
    const tickets = await sealTickets(db, jackpotId);
    refuseOtherTickets(jackpotId, tickets, root);
    return tickets;
  });
