import { assertOneOf } from '../assertions.ts';
import type { JackpotMatchId } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';
import { doublesOf } from './combinations.ts';
import { assertJackpot, assertTicket } from './jackpot-assertions.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotMatch, type JackpotResult } from './jackpot.ts';
import { pickOf, ticketFor, type JackpotPick, type JackpotTicket, type Pick } from './jackpot-ticket.ts';

/** The reason why a pick is refused. */
export type PickRefusal =
  /** The jackpot takes no picks. */
  | { readonly kind: 'jackpot-not-open' }
  /** The match is not one of this jackpot. */
  | { readonly kind: 'match-unknown'; readonly matchId: JackpotMatchId }
  /** A third pick of one match. */
  | { readonly kind: 'triple' }
  /** One double more than the offer allows. */
  | { readonly kind: 'too-many-doubles'; readonly maximum: number };

/**
 * Picks a result of a match, or takes the pick back. Two picks are a double, and a third is refused. A ticket of
 * another jackpot is replaced by a new one. Picks are kept by position, doubles in the order 1, X, 2. Throws RangeError
 * for a wrong ticket, jackpot or result.
 *
 * @example
 * const jackpot = aJackpot(13, { maxDoubles: 0 });
 * const picked = togglePick(emptyTicket, jackpot, jackpotMatchId('1'), 'home');
 * picked.ok && togglePick(picked.value, jackpot, jackpotMatchId('1'), 'draw'); // { ok: false, reason: { kind: 'too-many-doubles', maximum: 0 } }
 */
export function togglePick(
  ticket: JackpotTicket,
  jackpot: Jackpot,
  matchId: JackpotMatchId,
  result: JackpotResult,
): Result<JackpotTicket, PickRefusal> {
  assertOneOf(result, JACKPOT_RESULTS, 'result');
  assertTicket(ticket);
  assertJackpot(jackpot);
  if (jackpot.phase !== 'open') return refuse({ kind: 'jackpot-not-open' });
  const match = jackpot.matches.find((one) => one.id === matchId);
  if (match === undefined) return refuse({ kind: 'match-unknown', matchId });
  const current = ticket.jackpotId === jackpot.id ? ticket : ticketFor(jackpot);
  const held: readonly JackpotResult[] = current.picks.find((one) => one.matchId === matchId)?.pick ?? [];
  if (held.includes(result))
    return ok(
      withPick(
        current,
        match,
        held.filter((one) => one !== result),
      ),
    );
  if (held.length === 2) return refuse({ kind: 'triple' });
  if (held.length === 1 && doublesOf(current) >= jackpot.maxDoubles)
    return refuse({ kind: 'too-many-doubles', maximum: jackpot.maxDoubles });
  return ok(withPick(current, match, [...held, result]));
}

function withPick(
  ticket: JackpotTicket,
  match: JackpotMatch,
  results: readonly JackpotResult[],
): JackpotTicket {
  const others = ticket.picks.filter((one) => one.matchId !== match.id);
  const pick = pickOf(results);
  const picks = pick === null ? others : [...others, jackpotPick(match, pick)];
  return { ...ticket, picks: [...picks].sort((left, right) => left.position - right.position) };
}

/**
 * Makes a ticket's pick of a match.
 *
 * @example
 * jackpotPick(aJackpotMatch(1), ['home']).pick; // home
 */
export function jackpotPick(match: JackpotMatch, pick: Pick): JackpotPick {
  const { id, feedMatchId, position, homeTeam, awayTeam } = match;
  return { matchId: id, feedMatchId, position, homeTeam, awayTeam, pick };
}
