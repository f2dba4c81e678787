import type { Bet, Leg } from '../bet/bet.ts';
import type { Instant } from '../time/instant.ts';
import type { NairobiDay } from '../time/nairobi-day.ts';
import type { Sha256 } from './hash.ts';
import { checkProof, type ProofStep, type TicketProof } from './jackpot-seal.ts';

/** The published seal of a minute of the house's books, and of its day. */
export interface BooksSeal {
  /** The day in Nairobi. */
  readonly day: NairobiDay;
  /** The minute of that day, from 0. */
  readonly minute: number;
  /** The root over the events of that minute, in lower-case hex. */
  readonly root: string;
  /** The number of events under it. */
  readonly events: number;
  /** The root over the roots of the day's minutes; null before the day is closed. */
  readonly dayRoot: string | null;
  /** The number of events under `dayRoot`; null before the day is closed. */
  readonly dayEvents: number | null;
  /** The time of the day's closing; null before. */
  readonly sealedAt: Instant | null;
}

/**
 * The owner's proof that a bet is in the books of a day. The reference of its event stands in place of a ticket's
 * reference, its record in place of a ticket's picks.
 */
export interface BetProof extends TicketProof {
  /** The day in Nairobi. */
  readonly day: NairobiDay;
  /** The minute of that day, from 0. */
  readonly minute: number;
  /** The path from the minute's root up to that of the day; null before the day is closed. */
  readonly dayPath: readonly ProofStep[] | null;
}

/** The fields of a bet that its record in a day's books has to repeat. */
export type TermsOfBet = Pick<Bet, 'reference' | 'stake' | 'totalOdds'>;
/** The fields of a leg that the record of its bet has to repeat. */
export type TermsOfLeg = Pick<Leg, 'gameId' | 'odds' | 'marketTypeId' | 'outcomeKey' | 'parts'>;

/**
 * Checks that a proof leads to the published seal and is of this bet as it is shown. Returns `day` if it leads to the
 * root of the day, `minute` if the day is not closed, and null if it proves nothing about this bet. Throws RangeError
 * for a wrong `sha256`.
 *
 * @example
 * const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
 * const betString = JSON.stringify({ event: 'placed', bet: { reference: 'B7', stake: 4900, odds: 185, picks: [['4021', '1', '1', 1850]] } });
 * const minute = { day: nairobiDay('2026-11-21'), minute: 780 };
 * const event = { reference: 'E1', betString, salt: '0'.repeat(32) };
 * const leaf = sealLeaf(event, sha256);
 * const proof = { ...event, ...minute, leaf, path: [], dayPath: null };
 * const seal = { root: leaf, events: 1, dayRoot: null, dayEvents: null, sealedAt: null, ...minute };
 * const bet = { reference: 'B7', stake: kes(49), totalOdds: 185 };
 * const legs = [{ gameId: gameId('4021'), odds: oddsFromThousandths(1_850), marketTypeId: marketTypeId('1'), outcomeKey: outcomeKey('1') }];
 * checkBetProof(proof, seal, { bet, legs }, sha256); // minute
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
  // Of a combination the parts are shown, and the record names its own outcome.
  return (
    parts !== undefined || outcomeKey === undefined || (market === marketTypeId && outcome === outcomeKey)
  );
}
