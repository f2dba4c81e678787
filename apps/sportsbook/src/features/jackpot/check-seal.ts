import { sha256 } from '@noble/hashes/sha2.js';
import { checkProof, type TicketProof } from '@kipenga/betting-core';

/** Does the proof lead to the root the house made known, and is it of this ticket with these picks (D82, D88)? */
export const isUnderSeal = (
  proof: TicketProof,
  root: string,
  own: Pick<TicketProof, 'reference' | 'betString'>,
): boolean =>
  proof.reference === own.reference && proof.betString === own.betString && checkProof(proof, root, sha256);
