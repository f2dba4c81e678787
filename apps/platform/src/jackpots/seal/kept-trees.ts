import type { JackpotId } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { refuseOtherTickets } from './refuse-other-tickets.ts';
import { sealTickets, type SealedTickets } from './sealed-tickets.ts';

/** Trees kept in memory: of 100,000 tickets, about 30 MB each. */
const MOST_TREES = 4;

type Trees = Map<JackpotId, Promise<SealedTickets>>;
const treesOf = new WeakMap<Database, Trees>();

const readTree = async (db: Database, jackpotId: JackpotId, root: string): Promise<SealedTickets> => {
  const tickets = await sealTickets(db, jackpotId);
  refuseOtherTickets(jackpotId, tickets, root);
  return tickets;
};

const keep = (trees: Trees, jackpotId: JackpotId, tickets: Promise<SealedTickets>): void => {
  trees.delete(jackpotId);
  trees.set(jackpotId, tickets);
  const [oldest] = trees.keys();
  if (trees.size > MOST_TREES && oldest !== undefined) trees.delete(oldest);
};

/**
 * The tree of a sealed jackpot, hashed once for all who ask. What is sealed does not change, so it stays right for as long as it is
 * kept; those asked for last are kept.
 * @throws TicketsNotSealed when the tickets are not those that were sealed.
 */
export const keptTree = async (db: Database, jackpotId: JackpotId, root: string): Promise<SealedTickets> => {
  const trees = treesOf.get(db) ?? new Map<JackpotId, Promise<SealedTickets>>();
  treesOf.set(db, trees);
  const tickets = trees.get(jackpotId) ?? readTree(db, jackpotId, root);
  keep(trees, jackpotId, tickets);
  try {
    return await tickets;
  } catch (error) {
    if (trees.get(jackpotId) === tickets) trees.delete(jackpotId);
    throw error;
  }
};
