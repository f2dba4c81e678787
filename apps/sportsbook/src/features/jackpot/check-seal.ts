import { sha256 } from '@noble/hashes/sha2.js';
import {
  checkBetProof,
  checkProof,
  type Bet,
  type BetProof,
  type BooksSeal,
  type Leg,
  type TicketProof,
} from '@kipenga/betting-core';

/** True if the proof leads to the published root and belongs to this ticket with these picks (D82, D88). */
export const isUnderSeal = (
  proof: TicketProof,
  root: string,
  own: Pick<TicketProof, 'reference' | 'betString'>,
): boolean =>
  proof.reference === own.reference && proof.betString === own.betString && checkProof(proof, root, sha256);

/** The root of the books that a proof of this bet, as My Bets shows it, leads to; null if it leads to none. */
export const booksOfBet = (
  proof: BetProof,
  seal: BooksSeal,
  shown: { readonly bet: Bet; readonly legs: readonly Leg[] },
): 'day' | 'minute' | null => checkBetProof(proof, seal, shown, sha256);
