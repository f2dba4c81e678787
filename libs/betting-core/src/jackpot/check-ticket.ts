import { assertAmount, assertCents, assertCount } from '../assertions.ts';
import { assertLimits, assertRecord } from '../rule-assertions.ts';
import type { Branded, JackpotMatchId } from '../brand.ts';
import { exclusionRejection, type Exclusion, type ExclusionRejection } from '../bet/exclusion.ts';
import type { BetLimits } from '../bet/limits.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { dayLimitRejection, type DayLimitRejection, type LeftToday } from '../play/day-limit.ts';
import { ok, refuse, type Result } from '../result.ts';
import { instantFromMs, msOf, toMs, type Instant } from '../time/instant.ts';
import { combinations, doublesOf, ticketStake } from './combinations.ts';
import { assertJackpot, assertTicket } from './jackpot-assertions.ts';
import type { Jackpot, JackpotMatch } from './jackpot.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';

/** The house's view of a ticket while it decides. */
export interface TicketHouse {
  /** The operator's limits. */
  readonly limits: BetLimits;
  /** The moment of deciding. Null for a caller without a clock to judge by, who leaves closing to the house. */
  readonly now: Instant | null;
  /** The customer's cash, or null while nobody is logged in. */
  readonly balance: Cents | null;
  /** The customer's exclusion from betting, if one is in force: see `exclusionInForce`. */
  readonly exclusion?: Exclusion | null;
  /** The room that the customer's own limits of the day leave, if one is set: see `leftToday`. */
  readonly leftToday?: LeftToday | null;
}

/** A reason why a ticket is refused. */
export type TicketRejection =
  /** The ticket is of another jackpot. */
  | { readonly kind: 'other-jackpot' }
  /** The jackpot is not open, or its first match is about to start. */
  | { readonly kind: 'jackpot-not-open' }
  /** Nobody is logged in. */
  | { readonly kind: 'login-needed' }
  | ExclusionRejection
  | DayLimitRejection
  /** These matches of the jackpot have no pick. */
  | { readonly kind: 'picks-missing'; readonly matchIds: readonly JackpotMatchId[] }
  /** These picks are not of this jackpot, or of a match picked twice. */
  | { readonly kind: 'picks-unknown'; readonly matchIds: readonly JackpotMatchId[] }
  /** More doubles than the offer allows. */
  | { readonly kind: 'too-many-doubles'; readonly maximum: number }
  /** The ticket costs more than the largest stake. */
  | { readonly kind: 'stake-too-high'; readonly maximum: Cents }
  /** The balance does not cover the ticket. */
  | { readonly kind: 'insufficient-funds'; readonly balance: Cents; readonly shortBy: Cents };

/** A ticket that the house accepts. Only `checkTicket` makes one. */
export type AcceptableTicket = Branded<
  {
    /** The ticket. */
    readonly ticket: JackpotTicket;
    /** The number of lines it plays. */
    readonly combinations: number;
    /** Its price. */
    readonly stake: Cents;
  },
  'AcceptableTicket'
>;

/** The milliseconds between a jackpot's closing and its first kick-off. It is sealed in that time. */
export const JACKPOT_CLOSES_BEFORE_MS = 60_000;

/**
 * Returns the moment a jackpot closes: a minute before its first kick-off. Null for a jackpot without matches. Throws
 * RangeError for a wrong moment.
 *
 * @example
 * jackpotClosesAt({ matches: [{ startsAt: instant('2026-11-22T12:00:00Z') }] }); // 2026-11-22T11:59:00Z
 * jackpotClosesAt({ matches: [] }); // null
 */
export function jackpotClosesAt({
  matches,
}: {
  readonly matches: readonly Pick<JackpotMatch, 'startsAt'>[];
}): Instant | null {
  if (matches.length === 0) return null;
  const starts = matches.map(({ startsAt }, at) => msOf(startsAt, 'matches[#].startsAt', at));
  return instantFromMs(Math.min(...starts) - JACKPOT_CLOSES_BEFORE_MS);
}

/**
 * Tells if the house accepts a ticket: the ticket with its price, or the first reason against it. It needs a pick or a
 * double of every match, and nothing else. Throws RangeError for a wrong ticket, jackpot or house.
 *
 * @example
 * const jackpot = aJackpot(2, { betAmount: kes(49) });
 * const house = { limits: DEFAULT_LIMITS, now: instant('2026-11-21T10:00:00Z'), balance: kes(40) };
 * checkTicket(aTicket(jackpot, ['1', '2']), jackpot, house); // { ok: false, reason: { kind: 'insufficient-funds', balance: 4000, shortBy: 900 } }
 */
export function checkTicket(
  ticket: JackpotTicket,
  jackpot: Jackpot,
  house: TicketHouse,
): Result<AcceptableTicket, TicketRejection> {
  assertTicket(ticket);
  assertJackpot(jackpot);
  assertRecord(house, 'house');
  const { balance, limits, now } = house;
  assertLimits(limits);
  assertAmount(limits.maxStake, 'limits.maxStake');
  if (balance !== null) assertCents(balance, 'balance');
  assertCount(jackpot.maxDoubles, 'jackpot.maxDoubles');
  const phase = phaseRejection(ticket, jackpot, now);
  if (phase !== null) return refuse(phase);
  if (balance === null) return refuse({ kind: 'login-needed' });
  const rejection = exclusionRejection(house.exclusion) ?? picksRejection(ticket, jackpot);
  if (rejection !== null) return refuse(rejection);
  const stake = ticketStake(ticket, jackpot.betAmount);
  if (stake > limits.maxStake) return refuse({ kind: 'stake-too-high', maximum: limits.maxStake });
  const ownRejection = dayLimitRejection(stake, house.leftToday);
  if (ownRejection !== null) return refuse(ownRejection);
  if (balance < stake)
    return refuse({ kind: 'insufficient-funds', balance, shortBy: subtractCents(stake, balance) });
  return ok({ ticket, combinations: combinations(ticket), stake } as AcceptableTicket);
}

function phaseRejection(
  ticket: JackpotTicket,
  jackpot: Jackpot,
  now: Instant | null,
): TicketRejection | null {
  const nowMs = now === null ? -Infinity : msOf(now, 'now');
  if (ticket.jackpotId !== jackpot.id) return { kind: 'other-jackpot' };
  const closesAt = jackpotClosesAt(jackpot);
  const hasClosed = closesAt === null || toMs(closesAt) <= nowMs;
  return jackpot.phase !== 'open' || hasClosed ? { kind: 'jackpot-not-open' } : null;
}

function picksRejection(ticket: JackpotTicket, jackpot: Jackpot): TicketRejection | null {
  const offered = jackpot.matches.map((match) => match.id);
  const picked = ticket.picks.map((pick) => pick.matchId);
  const unknown = picked.filter((id, at) => !offered.includes(id) || picked.indexOf(id) !== at);
  if (unknown.length > 0) return { kind: 'picks-unknown', matchIds: unknown };
  const missing = offered.filter((id) => !picked.includes(id));
  if (missing.length > 0) return { kind: 'picks-missing', matchIds: missing };
  return doublesOf(ticket) > jackpot.maxDoubles
    ? { kind: 'too-many-doubles', maximum: jackpot.maxDoubles }
    : null;
}
