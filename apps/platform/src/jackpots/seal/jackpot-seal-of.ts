import type { JackpotId, JackpotSeal, ProfileId, SealedTicket, TicketProof } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { numberOf } from '../../sports/index.ts';
import { keptTree } from './kept-trees.ts';
import { ownTicket, sealOf, winningTickets } from './seal.store.ts';
import { proofIn } from './sealed-tickets.ts';

/** Winners that are made known with their paths, those that won most first: an answer of about 200 KB. */
const MOST_WINNERS = 100;

/** What was made known of a jackpot when it closed, with the tickets that won once they are paid (D82); null before. */
export const jackpotSealOf = async (db: Database, jackpotId: JackpotId): Promise<JackpotSeal | null> => {
  const seal = numberOf(jackpotId) === null ? null : await sealOf(db, jackpotId);
  return seal && { ...seal, winners: await winnersOf(db, jackpotId, seal.root) };
};

const winnersOf = async (
  db: Database,
  jackpotId: JackpotId,
  root: string | null,
): Promise<readonly SealedTicket[]> => {
  const winners = root === null ? [] : await winningTickets(db, jackpotId, MOST_WINNERS);
  if (root === null || winners.length === 0) return [];
  const tickets = await keptTree(db, jackpotId, root);
  return winners.map((winner) => {
    const { reference, betString, salt, path } = proofIn(tickets, winner);
    return { reference, betString, salt, path };
  });
};

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
