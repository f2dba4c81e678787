import {
  compareReferences,
  pathOf,
  sealLeaf,
  sealTree,
  type JackpotId,
  type SealedTerms,
  type SealTree,
  type TicketProof,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { sha256 } from './sha256.ts';
import { ticketsInOrder } from './tickets-in-order.ts';

/** All tickets of a jackpot under their tree. */
export interface SealedTickets {
  /** In the order of the leaves. */
  readonly references: readonly string[];
  readonly tree: SealTree;
}

/** Hashes all tickets of a jackpot; `onTicket` sees each on the way. */
export const sealTickets = async (
  sql: Sql,
  jackpotId: JackpotId,
  onTicket: (ticket: SealedTerms) => void = () => undefined,
): Promise<SealedTickets> => {
  const references: string[] = [];
  const leaves: string[] = [];
  for await (const page of ticketsInOrder(sql, jackpotId))
    for (const ticket of page) {
      references.push(ticket.reference);
      leaves.push(sealLeaf(ticket, sha256));
      onTicket(ticket);
    }
  return { references, tree: sealTree(leaves, sha256) };
};

/** The way of one of the tickets to the root. Throws RangeError for a ticket that is not among them. */
export const proofIn = ({ references, tree }: SealedTickets, ticket: SealedTerms): TicketProof => {
  const { reference, betString, salt } = ticket;
  const at = placeOf(references, reference);
  return { reference, betString, salt, leaf: sealLeaf(ticket, sha256), path: pathOf(tree, at) };
};

const placeOf = (references: readonly string[], reference: string): number => {
  let [from, to] = [0, references.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareReferences(references[middle] ?? '', reference) < 0) from = middle + 1;
    else to = middle;
  }
  return references[from] === reference ? from : -1;
};
