import { setImmediate } from 'node:timers/promises';
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
import { ticketsBehind } from './seal.store.ts';

const PAGE = 1_024;

/** All tickets of a jackpot, in pages of one size but the last, in the order of the leaves (D88). */
async function* ticketsInOrder(sql: Sql, jackpotId: JackpotId): AsyncGenerator<readonly SealedTerms[], void> {
  for (let last = ''; ;) {
    const page = await ticketsBehind(sql, jackpotId, last, PAGE);
    if (page.length > 0) yield page;
    // A ticket that comes after a short page is not included: the numbers differ then, and all are read again.
    if (page.length < PAGE) return;
    last = page.at(-1)?.reference ?? '';
  }
}

/**
 * Joins the trees of pages into the tree of all leaves: the result equals hashing all at once, without blocking that long.
 * @param pages all of one size, a power of two, except for the last, which may be smaller.
 */
export const joinTrees = (pages: readonly SealTree[]): SealTree => {
  const [first] = pages;
  if (first === undefined || pages.length === 1) return first ?? sealTree([], sha256);
  // A page that has come to its one root early is the odd one, which goes up as it is.
  const below = first.levels.map((_, height) =>
    pages.flatMap(({ levels }) => levels[height] ?? levels.at(-1) ?? []),
  );
  const above = sealTree(below.at(-1) ?? [], sha256);
  return { root: above.root, levels: [...below, ...above.levels.slice(1)] };
};

/** All tickets of a jackpot under their tree. */
export interface SealedTickets {
  /** In the order of the leaves. */
  readonly references: readonly string[];
  readonly tree: SealTree;
}

/**
 * So few that hashing them holds every call of this process up for a millisecond or two; a power of two, so that they are a tree of their
 * own, and a part of each page but the last.
 */
const LEAVES_AT_ONCE = 64;

/**
 * Hashes all tickets of a jackpot, a slice at each step; `onTicket` sees each on the way. Between two steps it holds nothing.
 * @param sql no open transaction: of 100,000 tickets one would be open for seconds.
 */
export async function* hashTickets(
  sql: Sql,
  jackpotId: JackpotId,
  onTicket: (ticket: SealedTerms) => void = () => undefined,
): AsyncGenerator<void, SealedTickets> {
  const references: string[] = [];
  const trees: SealTree[] = [];
  for await (const page of ticketsInOrder(sql, jackpotId)) {
    if (trees.length > 0) yield;
    for (let from = 0; from < page.length; from += LEAVES_AT_ONCE) {
      if (from > 0) await setImmediate();
      const some = page.slice(from, from + LEAVES_AT_ONCE);
      const leaves = some.map((ticket) => sealLeaf(ticket, sha256));
      trees.push(sealTree(leaves, sha256));
      references.push(...some.map(({ reference }) => reference));
      some.forEach(onTicket);
    }
  }
  return { references, tree: joinTrees(trees) };
}

/** The same to its end. */
export const sealTickets = async (sql: Sql, jackpotId: JackpotId): Promise<SealedTickets> => {
  const steps = hashTickets(sql, jackpotId);
  for (;;) {
    const { done, value } = await steps.next();
    if (done === true) return value;
  }
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
