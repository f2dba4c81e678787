import type { FeedMatchId, JackpotId, JackpotMatchId } from '../brand.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';

/** How a jackpot match may end, in the order the board shows them. */
export const JACKPOT_RESULTS = ['home', 'draw', 'away'] as const;

/** One way a jackpot match may end. */
export type JackpotResult = (typeof JACKPOT_RESULTS)[number];

/** Open to picks; settled, with results shown; or closed, with its description only (R4-08). */
export type JackpotPhase = 'open' | 'settled' | 'closed';

/** One match of a jackpot. */
export interface JackpotMatch {
  /** The match in this jackpot. */
  readonly id: JackpotMatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** Its place on the board, from 1. */
  readonly position: number;
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** The country or competition. */
  readonly category: string;
  /** When it starts. */
  readonly startsAt: Instant;
  /** The prices shown beside the picks; they do not decide what a jackpot pays. */
  readonly odds: { readonly [Result in JackpotResult]: Odds | null };
  /** How it ended: null while unknown; void makes every pick right (D65). */
  readonly result: JackpotResult | 'void' | null;
}

/** One tier of a jackpot: the lines with so many right share its pool. */
export interface JackpotTier {
  /** How many picks of a line have to be right. */
  readonly right: number;
  /** What all lines of the tier share. */
  readonly pool: Cents;
  /** How many lines reached it; null until the jackpot is settled. */
  readonly lines: number | null;
  /** What each of them receives, before tax; null until the jackpot is settled. */
  readonly perLine: Cents | null;
}

/** The money of an offer: what is in the fund, where it came from, and how it is shared (D80, D89). */
export interface JackpotFund {
  /** When the last ticket is taken: a minute before the first kick-off, or when the operator closed it earlier. */
  readonly closesAt: Instant;
  /** Everything in the fund. */
  readonly total: Cents;
  /** The pool of the first tier. */
  readonly prize: Cents;
  /** What the house put in. */
  readonly guarantee: Cents;
  /** What rolled over from offers before it. */
  readonly rolledIn: Cents;
  /** What went on to the next offer; null until it is settled or cancelled. */
  readonly rolledOver: Cents | null;
  /** The tiers, highest first. */
  readonly tiers: readonly JackpotTier[];
  /** How many tickets are in. */
  readonly tickets: number;
  /** How many lines they play. */
  readonly lines: number;
}

/** A jackpot offer. */
export interface Jackpot {
  /** The offer. */
  readonly id: JackpotId;
  /** Its name. */
  readonly name: string;
  /** Its type, e.g. 'midweek' or 'mega'; unique among open offers (D65). */
  readonly type: string;
  /** The price of one combination (R1-05). */
  readonly betAmount: Cents;
  /** The greatest number of doubles on a ticket (D04). */
  readonly maxDoubles: number;
  /** Whether it can be played. */
  readonly phase: JackpotPhase;
  /** What the offer says of itself. */
  readonly description: string;
  /** Its money; null from a house that tells nothing of it. */
  readonly fund: JackpotFund | null;
  /** Its matches, by position. */
  readonly matches: readonly JackpotMatch[];
}

/** An offer as the list of jackpots names it: without its matches. A house that tells only names leaves the rest null. */
export interface OfferedJackpot {
  /** The offer. */
  readonly id: JackpotId;
  /** Its name. */
  readonly name: string;
  /** Its type. */
  readonly type: string | null;
  /** Whether it can be played. */
  readonly phase: JackpotPhase | null;
  /** The price of one combination. */
  readonly betAmount: Cents | null;
  /** How many matches have to be picked. */
  readonly matchCount: number | null;
  /** Its money. */
  readonly fund: JackpotFund | null;
}

/** The phase the wire writes as `active`: 1 is open, 2 settled, anything else closed (R4-08). */
export function jackpotPhaseOf(active: number): JackpotPhase {
  if (active === 1) return 'open';
  return active === 2 ? 'settled' : 'closed';
}
