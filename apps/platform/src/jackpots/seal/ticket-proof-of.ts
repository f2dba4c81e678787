import type { ProfileId, TicketProof } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { keptTree } from './kept-tree.ts';
import { ownTicket } from './seal.store.ts';
import { proofIn } from './sealed-tickets.ts';

/** The owner's proof that a ticket was in when its jackpot closed; null before, and for a ticket of somebody else (D82, D88). */
export const ticketProofOf = async (
  db: Database,
  profileId: ProfileId,
  reference: string,
): Promise<TicketProof | null> => {
  const ticket = await ownTicket(db, profileId, reference);
  if (ticket === null) return null;
  return proofIn(await keptTree(db, ticket.jackpotId, ticket.root), ticket);
};
