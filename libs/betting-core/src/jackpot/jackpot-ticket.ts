import { assertOneOf } from '../assertions.ts';
import type { FeedMatchId, JackpotId, JackpotMatchId } from '../brand.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotResult } from './jackpot.ts';

/** One result of a match, or two (a double), in the order home, draw, away (D05). A triple does not exist. */
export type Pick = readonly [JackpotResult] | readonly [JackpotResult, JackpotResult];

/** What the customer picked for one match. */
export interface JackpotPick {
  /** The match in this jackpot. */
  readonly matchId: JackpotMatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** Its place on the board. */
  readonly position: number;
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** The pick. */
  readonly pick: Pick;
}

/** The picks of one jackpot, at most one pick of each match, by position. */
export interface JackpotTicket {
  /** The offer it is for, or null while nothing was picked. */
  readonly jackpotId: JackpotId | null;
  /** The offer's type (R4-06), or null while nothing was picked. */
  readonly jackpotType: string | null;
  /** The picks, by position. */
  readonly picks: readonly JackpotPick[];
}

/** A ticket of no jackpot, with nothing on it. */
export const emptyTicket: JackpotTicket = { jackpotId: null, jackpotType: null, picks: [] };

/** A ticket of a jackpot, with nothing on it yet (R4-06: it records the type). */
export const ticketFor = (jackpot: Jackpot): JackpotTicket => ({
  jackpotId: jackpot.id,
  jackpotType: jackpot.type,
  picks: [],
});

const KEYS: { readonly [Result in JackpotResult]: string } = { home: '1', draw: 'X', away: '2' };

/** A result as the board and the wire write it: '1', 'X' or '2'. */
export function resultKey(result: JackpotResult): string {
  assertOneOf(result, JACKPOT_RESULTS, 'result');
  return KEYS[result];
}

/** A pick as the wire writes it: '1', or '1,X' for a double (D05). */
export const printPickKey = (pick: Pick): string => pick.map(resultKey).join(',');

/** Reads a pick as the wire writes it; null for anything that is not one or two different results. */
export function parsePickKey(text: string): Pick | null {
  const keys = text.split(',');
  const results = JACKPOT_RESULTS.filter((result) => keys.includes(resultKey(result)));
  return results.length === keys.length && results.length <= 2 ? pickOf(results) : null;
}

/** A pick of the first two of these results in the order of the board; null when there is none. */
export function pickOf(results: readonly JackpotResult[]): Pick | null {
  const [first, second] = JACKPOT_RESULTS.filter((result) => results.includes(result));
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

/** The wire's `combi` of a pick. Two picks can share one, so nothing may be keyed by it (D05). */
export const pickCombi = (pick: JackpotPick): string =>
  `${pick.matchId}${pick.position}${printPickKey(pick.pick)}`;

/** Is this result among the ticket's picks for the match? */
export const isResultPicked = (
  ticket: JackpotTicket,
  matchId: JackpotMatchId,
  result: JackpotResult,
): boolean =>
  ticket.picks.some((one) => one.matchId === matchId && one.pick.some((picked) => picked === result));
