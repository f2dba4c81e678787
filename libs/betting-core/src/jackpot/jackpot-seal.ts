import { assertList, wrongArgument } from '../assertions.ts';
import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';
import { hashLeaf, hashNode, isHash, type Sha256 } from './hash.ts';
import { isWellFormed, utf8 } from './utf8.ts';

/** One step of a proof, from the leaf up: the hash that stands beside ours, and on which side (D88). */
export interface ProofStep {
  /** The side of the sibling. */
  readonly side: 'left' | 'right';
  /** The sibling's hash, in lower-case hex. */
  readonly hash: string;
}

/** A ticket as the seal holds it, with its way to the root. */
export interface SealedTicket {
  /** The ticket's reference. */
  readonly reference: string;
  /** Its picks as they were placed. */
  readonly betString: string;
  /** 32 lower-case hex characters that nobody could guess before the seal. */
  readonly salt: string;
  /** From the leaf up; no step where there is no sibling. */
  readonly path: readonly ProofStep[];
}

/** What of a ticket enters its leaf. */
export type SealedTerms = Pick<SealedTicket, 'reference' | 'betString' | 'salt'>;

/** The owner's proof that a ticket was in before the first kick-off. */
export interface TicketProof extends SealedTicket {
  /** The ticket's leaf, in lower-case hex. */
  readonly leaf: string;
}

/** What the house made known of a jackpot before its first kick-off (D82). */
export interface JackpotSeal {
  /** The root over all tickets, in lower-case hex; null where there was none. */
  readonly root: string | null;
  /** How many tickets are under it. */
  readonly tickets: number;
  /** How many lines they play. */
  readonly lines: number;
  /** What was in the fund. */
  readonly fund: Cents;
  /** When it was made known. */
  readonly sealedAt: Instant;
  /** Tickets that won, once it is settled, those that won most first; never who holds them. A house may tell the first hundred. */
  readonly winners: readonly SealedTicket[];
}

/** All hashes over the tickets of a jackpot. */
export interface SealTree {
  /** The last of them, which holds all; null without tickets. */
  readonly root: string | null;
  /** The leaves, then the nodes of each level above, in lower-case hex. */
  readonly levels: readonly (readonly string[])[];
}

/** Longer than the path of any tree that could be built. */
const LONGEST_PATH = 64;

/**
 * The order of the leaves: by the bytes of the reference (D88). Texts compared by their halves of characters
 * would stand in another order than other languages give them.
 */
export function compareReferences(left: string, right: string): number {
  for (let at = 0; at < left.length; at += 1) {
    const order = (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * The leaf of a ticket (D82, D88). Throws RangeError where another ticket could have the same: for a
 * reference with a bar, a salt that is not 32 hex characters, or half a character.
 */
export function sealLeaf(terms: SealedTerms, sha256: Sha256): string {
  const { reference, betString, salt } = terms;
  if (!isReference(reference)) throw wrongArgument('reference', reference, 'a text without a bar');
  if (!isText(betString)) throw wrongArgument('betString', betString, 'a text');
  if (!isSalt(salt)) throw wrongArgument('salt', salt, '32 hex characters');
  return hashLeaf(utf8(`${reference}|${betString}|${salt}`), sha256);
}

const isText = (value: unknown): boolean => typeof value === 'string' && isWellFormed(value);
const isReference = (value: string): boolean => isText(value) && !value.includes('|');
const isSalt = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** The tree over leaves that stand in the order of their references (D82, RFC 9162). */
export function sealTree(leaves: readonly string[], sha256: Sha256): SealTree {
  assertList(leaves, 'leaves');
  for (const [at, leaf] of leaves.entries())
    if (!isHash(leaf)) throw wrongArgument(`leaves[${at}]`, leaf, '64 hex characters', 'sealLeaf(terms)');
  const levels: (readonly string[])[] = [leaves];
  let top = leaves;
  while (top.length > 1) {
    top = levelAbove(top, sha256);
    levels.push(top);
  }
  return { root: top[0] ?? null, levels };
}

/** Two and two are hashed; the odd one goes up as it is. */
function levelAbove(level: readonly string[], sha256: Sha256): readonly string[] {
  const above: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left = '', right] = [level[at], level[at + 1]];
    above.push(right === undefined ? left : hashNode(left, right, sha256));
  }
  return above;
}

/** The way of the leaf at this place, from 0, to the root. Throws RangeError where there is no leaf. */
export function pathOf(tree: SealTree, at: number): readonly ProofStep[] {
  if (tree.levels[0]?.[at] === undefined) throw wrongArgument('at', at, 'the place of a leaf');
  return tree.levels.flatMap((level, height): readonly ProofStep[] => {
    const place = Math.floor(at / 2 ** height);
    const isRight = place % 2 === 1;
    const hash = level[isRight ? place - 1 : place + 1];
    return hash === undefined ? [] : [{ side: isRight ? 'left' : 'right', hash }];
  });
}

/**
 * Was this ticket under the root the house made known (D82)? False for anything that is not a proof, whatever
 * it is.
 */
export function checkProof(ticket: SealedTicket, root: string, sha256: Sha256): boolean {
  if (!isSealedTicket(ticket) || !isHash(root)) return false;
  const reached = ticket.path.reduce(
    (hash, step) =>
      step.side === 'left' ? hashNode(step.hash, hash, sha256) : hashNode(hash, step.hash, sha256),
    sealLeaf(ticket, sha256),
  );
  return reached === root;
}

/** Proofs come from elsewhere: nothing about them is taken for granted. */
function isSealedTicket(ticket: SealedTicket | null | undefined): ticket is SealedTicket {
  if (typeof ticket !== 'object' || ticket === null) return false;
  const { reference, betString, salt, path } = ticket;
  return isReference(reference) && isText(betString) && isSalt(salt) && isPath(path);
}

const isPath = (path: readonly (ProofStep | null | undefined)[]): boolean =>
  Array.isArray(path) &&
  path.length <= LONGEST_PATH &&
  path.every((step) => (step?.side === 'left' || step?.side === 'right') && isHash(step.hash));
