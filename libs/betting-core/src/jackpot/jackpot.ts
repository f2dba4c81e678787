import type { FeedMatchId, JackpotId, JackpotMatchId } from '../brand.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';

/** The results of a jackpot match, in the order of the board. */
export const JACKPOT_RESULTS = ['home', 'draw', 'away'] as const;

/** One of `JACKPOT_RESULTS`. */
export type JackpotResult = (typeof JACKPOT_RESULTS)[number];

/** The phase of a jackpot: open to picks; settled, with results shown; or closed, with its description only. */
export type JackpotPhase = 'open' | 'settled' | 'closed';

/** One match of a jackpot. */
export interface JackpotMatch {
  /** The match in this jackpot. */
  readonly id: JackpotMatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** Its place on the board, from 1. */
  readonly position: number;
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
  readonly awayTeam: string;
  /** The country or competition. */
  readonly category: string;
  /** The start of the match. */
  readonly startsAt: Instant;
  /** The prices shown beside the picks; they do not decide what a jackpot pays. */
  readonly odds: { readonly [Result in JackpotResult]: Odds | null };
  /** The result: null while it is unknown. Void makes every pick right. */
  readonly result: JackpotResult | 'void' | null;
}

/** One tier of a jackpot: the lines with this many right share its pool. */
export interface JackpotTier {
  /** The number of right picks that a line needs. */
  readonly right: number;
  /** The amount that all lines of the tier share. */
  readonly pool: Cents;
  /** The number of lines that reached it; null until the jackpot is settled. */
  readonly lines: number | null;
  /** The amount each of them receives, before tax; null until the jackpot is settled. */
  readonly perLine: Cents | null;
}

/** The money of an offer: the fund, its sources and its tiers. */
export interface JackpotFund {
  /** The moment the last ticket is taken: a minute before the first kick-off, or earlier if the operator closed it. */
  readonly closesAt: Instant;
  /** All money in the fund. */
  readonly total: Cents;
  /** The pool of the first tier. */
  readonly prize: Cents;
  /** The house's own money. */
  readonly guarantee: Cents;
  /** The money that rolled over from earlier offers. */
  readonly rolledIn: Cents;
  /** The money that rolled over to the next offer; null until it is settled or cancelled. */
  readonly rolledOver: Cents | null;
  /** The tiers, highest first. */
  readonly tiers: readonly JackpotTier[];
  /** The number of tickets sold. */
  readonly tickets: number;
  /** The number of lines they play. */
  readonly lines: number;
}

/** A jackpot offer. */
export interface Jackpot {
  /** The offer. */
  readonly id: JackpotId;
  /** Its name. */
  readonly name: string;
  /** Its type, e.g. 'midweek' or 'mega'; unique among open offers. */
  readonly type: string;
  /** The price of one line. */
  readonly betAmount: Cents;
  /** The greatest number of doubles on a ticket. */
  readonly maxDoubles: number;
  /** Its phase. */
  readonly phase: JackpotPhase;
  /** The offer's own description. */
  readonly description: string;
  /** Its money; null if the house tells nothing of it. */
  readonly fund: JackpotFund | null;
  /** Its matches, by position. */
  readonly matches: readonly JackpotMatch[];
}

/** An offer in the list of jackpots, without its matches. A house that tells only names leaves the rest null. */
export interface OfferedJackpot {
  /** The offer. */
  readonly id: JackpotId;
  /** Its name. */
  readonly name: string;
  /** Its type. */
  readonly type: string | null;
  /** Its phase. */
  readonly phase: JackpotPhase | null;
  /** The price of one line. */
  readonly betAmount: Cents | null;
  /** The number of matches to pick. */
  readonly matchCount: number | null;
  /** Its money. */
  readonly fund: JackpotFund | null;
}

/**
 * Reads the phase that the wire writes as `active`: 1 is open, 2 settled, anything else closed.
 *
 * @example
 * [1, 2, 0].map(jackpotPhaseOf); // open,settled,closed
 */
export function jackpotPhaseOf(active: number): JackpotPhase {
  if (active === 1) return 'open';
  return active === 2 ? 'settled' : 'closed';
}
