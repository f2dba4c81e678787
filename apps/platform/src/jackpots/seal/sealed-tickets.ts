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
import { joinTrees } from './join-trees.ts';
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
  const trees: SealTree[] = [];
  for await (const page of ticketsInOrder(sql, jackpotId)) {
    const leaves = page.map((ticket) => sealLeaf(ticket, sha256));
    trees.push(sealTree(leaves, sha256));
    references.push(...page.map(({ reference }) => reference));
    page.forEach(onTicket);
  }
  return { references, tree: joinTrees(trees) };
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
