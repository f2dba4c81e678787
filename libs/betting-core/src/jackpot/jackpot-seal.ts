import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/instant.ts';

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
  /** The tickets that won, once it is settled: never who holds them. */
  readonly winners: readonly SealedTicket[];
}
