import { assertList, wrongArgument } from '../assertions.ts';
import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';
import { hashLeaf, hashNode, isHash, type Sha256 } from './hash.ts';
import { isWellFormed, utf8 } from './utf8.ts';

/** One step of a proof, from the leaf up: the sibling's hash and its side. */
export interface ProofStep {
  /** The side of the sibling. */
  readonly side: 'left' | 'right';
  /** The sibling's hash, in lower-case hex. */
  readonly hash: string;
}

/** A sealed ticket, with its path to the root. */
export interface SealedTicket {
  /** The ticket's reference. */
  readonly reference: string;
  /** Its picks as they were placed. */
  readonly betString: string;
  /** 32 lower-case hex characters that nobody could guess before the seal. */
  readonly salt: string;
  /** The path from the leaf up; without a step if there is no sibling. */
  readonly path: readonly ProofStep[];
}

/** The fields of a ticket that enter its leaf. */
export type SealedTerms = Pick<SealedTicket, 'reference' | 'betString' | 'salt'>;

/** The owner's proof that a ticket was in before the first kick-off. */
export interface TicketProof extends SealedTicket {
  /** The ticket's leaf, in lower-case hex. */
  readonly leaf: string;
}

/** The seal of a jackpot, published before its first kick-off. */
export interface JackpotSeal {
  /** The root over all tickets, in lower-case hex; null without tickets. */
  readonly root: string | null;
  /** The number of tickets under it. */
  readonly tickets: number;
  /** The number of lines they play. */
  readonly lines: number;
  /** The money in the fund. */
  readonly fund: Cents;
  /** The time of publishing. */
  readonly sealedAt: Instant;
  /**
   * Tickets that won, once the jackpot is settled, the largest wins first. They never name their owner. A house may
   * list only the first hundred.
   */
  readonly winners: readonly SealedTicket[];
}

/** All hashes over the tickets of a jackpot. */
export interface SealTree {
  /** The last hash, over all tickets; null without tickets. */
  readonly root: string | null;
  /** The leaves, then the nodes of each level above, in lower-case hex. */
  readonly levels: readonly (readonly string[])[];
}

/** Longer than the path of any tree that could be built. */
const LONGEST_PATH = 64;

/**
 * Compares references for the order of the leaves: by the bytes of their UTF-8. Comparing UTF-16 units would give
 * another order than other languages do.
 *
 * @example
 * ['T2', 'T10', 'T1'].toSorted(compareReferences); // T1,T10,T2
 */
export function compareReferences(left: string, right: string): number {
  for (let at = 0; at < left.length; at += 1) {
    const order = (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/**
 * Hashes a ticket into its leaf. Throws RangeError if another ticket could have the same leaf: for a reference with a
 * bar, a salt that is not 32 hex characters, or half a character.
 *
 * @example
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * sealLeaf({ reference: 'T1', betString: '1_1#2_X', salt: '0'.repeat(32) }, sha256).slice(0, 16); // aec1a0f42a4c4543
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

/**
 * Makes the tree over leaves that stand in the order of their references (RFC 9162). Throws RangeError for a wrong
 * leaf.
 *
 * @example
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * const leaves = ['T1', 'T2', 'T3'].map((reference) => sealLeaf({ reference, betString: '1_1', salt: '0'.repeat(32) }, sha256));
 * sealTree(leaves, sha256).levels.map(({ length }) => length); // 3,2,1
 */
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

/** Hashes pairs of nodes; the odd one goes up as it is. */
function levelAbove(level: readonly string[], sha256: Sha256): readonly string[] {
  const above: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left = '', right] = [level[at], level[at + 1]];
    above.push(right === undefined ? left : hashNode(left, right, sha256));
  }
  return above;
}

/**
 * Returns the path from the leaf at this place, counted from 0, to the root. Throws RangeError if there is no such
 * leaf.
 *
 * @example
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * const leaves = ['T1', 'T2', 'T3'].map((reference) => sealLeaf({ reference, betString: '1_1', salt: '0'.repeat(32) }, sha256));
 * pathOf(sealTree(leaves, sha256), 1).map(({ side }) => side); // left,right
 */
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
 * True if this ticket is under the published root. False for anything that is no proof.
 *
 * @example
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * const ticket = { reference: 'T1', betString: '1_1#2_X', salt: '0'.repeat(32), path: [] };
 * checkProof(ticket, sealLeaf(ticket, sha256), sha256); // true
 * checkProof({ ...ticket, betString: '1_2#2_X' }, sealLeaf(ticket, sha256), sha256); // false
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

/** Checks every field, since proofs come from elsewhere. */
function isSealedTicket(ticket: SealedTicket | null | undefined): ticket is SealedTicket {
  if (typeof ticket !== 'object' || ticket === null) return false;
  const { reference, betString, salt, path } = ticket;
  return isReference(reference) && isText(betString) && isSalt(salt) && isPath(path);
}

const isPath = (path: readonly (ProofStep | null | undefined)[]): boolean =>
  Array.isArray(path) &&
  path.length <= LONGEST_PATH &&
  path.every((step) => (step?.side === 'left' || step?.side === 'right') && isHash(step.hash));
