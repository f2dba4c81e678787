import { assertOneOf } from '../assertions.ts';
import type { FeedMatchId, JackpotId, JackpotMatchId } from '../brand.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotResult } from './jackpot.ts';

/** One result of a match, or two (a double), in the order home, draw, away. A triple does not exist. */
export type Pick = readonly [JackpotResult] | readonly [JackpotResult, JackpotResult];

/** The customer's pick for one match. */
export interface JackpotPick {
  /** The match in this jackpot. */
  readonly matchId: JackpotMatchId;
  /** The match in the feed. */
  readonly feedMatchId: FeedMatchId;
  /** Its place on the board. */
  readonly position: number;
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
  readonly awayTeam: string;
  /** The pick. */
  readonly pick: Pick;
}

/** The picks of one jackpot, at most one pick of each match, by position. */
export interface JackpotTicket {
  /** The offer it is for, or null before the first pick. */
  readonly jackpotId: JackpotId | null;
  /** The offer's type, or null before the first pick. */
  readonly jackpotType: string | null;
  /** The picks, by position. */
  readonly picks: readonly JackpotPick[];
}

/** A ticket of no jackpot, with nothing on it. */
export const emptyTicket: JackpotTicket = { jackpotId: null, jackpotType: null, picks: [] };

/**
 * Makes a ticket of a jackpot, without picks. It records the jackpot's type.
 *
 * @example
 * ticketFor(aJackpot(13, { id: jackpotId('31'), type: 'midweek' })); // { jackpotId: '31', jackpotType: 'midweek', picks: [] }
 */
export const ticketFor = (jackpot: Jackpot): JackpotTicket => ({
  jackpotId: jackpot.id,
  jackpotType: jackpot.type,
  picks: [],
});

const KEYS: { readonly [Result in JackpotResult]: string } = { home: '1', draw: 'X', away: '2' };

/**
 * Writes a result as the board and the wire do. Throws RangeError for a wrong result.
 *
 * @example
 * JACKPOT_RESULTS.map(resultKey); // 1,X,2
 */
export function resultKey(result: JackpotResult): string {
  assertOneOf(result, JACKPOT_RESULTS, 'result');
  return KEYS[result];
}

/**
 * Writes a pick as the wire does, a double with a comma.
 *
 * @example
 * printPickKey(['home', 'draw']); // 1,X
 */
export const printPickKey = (pick: Pick): string => pick.map(resultKey).join(',');

/**
 * Reads a pick as the wire writes it; null for anything that is not one or two different results.
 *
 * @example
 * parsePickKey('X,1'); // home,draw
 * parsePickKey('1,X,2'); // null
 */
export function parsePickKey(text: string): Pick | null {
  const keys = text.split(',');
  const results = JACKPOT_RESULTS.filter((result) => keys.includes(resultKey(result)));
  return results.length === keys.length && results.length <= 2 ? pickOf(results) : null;
}

/** Makes a pick of the first two of these results in the order of the board; null if there is none. */
export function pickOf(results: readonly JackpotResult[]): Pick | null {
  const [first, second] = JACKPOT_RESULTS.filter((result) => results.includes(result));
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

/**
 * Returns the wire's `combi` of a pick. Two picks can share one, so nothing may be keyed by it.
 *
 * @example
 * pickCombi(jackpotPick(aJackpotMatch(3, { id: jackpotMatchId('88') }), ['home', 'draw'])); // 8831,X
 */
export const pickCombi = (pick: JackpotPick): string =>
  `${pick.matchId}${pick.position}${printPickKey(pick.pick)}`;

/**
 * True if this result is among the ticket's picks for the match.
 *
 * @example
 * const ticket = aTicket(aJackpot(13), ['1,X']);
 * isResultPicked(ticket, jackpotMatchId('1'), 'draw'); // true
 */
export const isResultPicked = (
  ticket: JackpotTicket,
  matchId: JackpotMatchId,
  result: JackpotResult,
): boolean =>
  ticket.picks.some((one) => one.matchId === matchId && one.pick.some((picked) => picked === result));
