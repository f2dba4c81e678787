import type { Bet, Leg } from '../bet/bet.ts';
import type { Instant } from '../time/instant.ts';
import type { NairobiDay } from '../time/nairobi-day.ts';
import type { Sha256 } from './hash.ts';
import { checkProof, type ProofStep, type TicketProof } from './jackpot-seal.ts';

/** What the house made known of a minute of its books, and of the day it is in. */
export interface BooksSeal {
  /** The day in Nairobi. */
  readonly day: NairobiDay;
  /** The minute of that day, from 0. */
  readonly minute: number;
  /** The root over what moved in that minute, in lower-case hex. */
  readonly root: string;
  /** How many events are under it. */
  readonly events: number;
  /** The root over the roots of the day's minutes; null before the day is closed. */
  readonly dayRoot: string | null;
  /** How many events are under that; null before the day is closed. */
  readonly dayEvents: number | null;
  /** When the day was closed; null before. */
  readonly sealedAt: Instant | null;
}

/** The owner's proof that a bet is in the books of a day: its event is the reference, and its record stands where a ticket has its picks. */
export interface BetProof extends TicketProof {
  /** The day in Nairobi. */
  readonly day: NairobiDay;
  /** The minute of that day, from 0. */
  readonly minute: number;
  /** From the minute's root up to that of the day; null before the day is closed. */
  readonly dayPath: readonly ProofStep[] | null;
}

/** What a bet shows of itself, and its record in a day's books has to say alike. */
export type TermsOfBet = Pick<Bet, 'reference' | 'stake' | 'totalOdds'>;
/** What a leg shows of itself, and the record of its bet has to say alike. */
export type TermsOfLeg = Pick<Leg, 'gameId' | 'odds' | 'marketTypeId' | 'outcomeKey' | 'parts'>;

/**
 * Does a proof lead to what the house made known, and is it of this bet as it is shown? `day` where it leads to the root of the day, `minute`
 * where the day is not closed, and null where it is no proof of this bet, whatever it is.
 */
export function checkBetProof(
  proof: BetProof,
  seal: BooksSeal,
  { bet, legs }: { readonly bet: TermsOfBet; readonly legs: readonly TermsOfLeg[] },
  sha256: Sha256,
): 'day' | 'minute' | null {
  if (!checkProof(proof, seal.root, sha256) || !isRecordOf(proof.betString, bet, legs)) return null;
  const { dayPath, path } = proof;
  if (seal.dayRoot === null) return 'minute';
  if (!Array.isArray(dayPath)) return null;
  return checkProof({ ...proof, path: [...path, ...dayPath] }, seal.dayRoot, sha256) ? 'day' : null;
}

function isRecordOf(record: string, bet: TermsOfBet, legs: readonly TermsOfLeg[]): boolean {
  let told: { readonly event?: unknown; readonly bet?: Readonly<Record<string, unknown>> | null } | null;
  try {
    told = JSON.parse(record) as typeof told;
  } catch {
    return false;
  }
  const terms = told?.event === 'placed' ? told.bet : null;
  if (!terms || !Array.isArray(terms['picks']) || terms['picks'].length !== legs.length) return false;
  const isBet =
    terms['reference'] === bet.reference && terms['stake'] === bet.stake && terms['odds'] === bet.totalOdds;
  return isBet && legs.every((leg, at) => isPickOf((terms['picks'] as readonly unknown[])[at], leg));
}

function isPickOf(pick: unknown, { gameId, odds, marketTypeId, outcomeKey, parts }: TermsOfLeg): boolean {
  if (!Array.isArray(pick)) return false;
  const [game, market, outcome, price] = pick as readonly unknown[];
  if (game !== gameId || price !== odds) return false;
  // Of a combination the parts are shown, and the record names it by its own outcome.
  return (
    parts !== undefined || outcomeKey === undefined || (market === marketTypeId && outcome === outcomeKey)
  );
}
