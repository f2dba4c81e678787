import { combinations } from './combinations.ts';
import { assertResults, assertTicketOf } from './jackpot-assertions.ts';
import type { JackpotMatch } from './jackpot.ts';
import { TIER_PERCENTS } from './jackpot-fund.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { linesByRight } from './score-ticket.ts';

/** The standing of a ticket while its matches are played. A void match is right for every pick of it. */
export interface TicketStanding {
  /** The number of lines it plays. */
  readonly lines: number;
  /** The number of lines without a wrong pick so far. */
  readonly linesAlive: number;
  /** The number of matches that its best line has right so far. */
  readonly right: number;
  /** The number of matches with a result. */
  readonly known: number;
  /** The most matches that any of its lines can still have right. */
  readonly bestPossible: number;
  /** For each tier, the highest first: the number of lines that can still reach it, each taken alone. */
  readonly reachable: readonly number[];
}

/**
 * Reckons the standing of a ticket by the results so far; once all are known, as `scoreTicket` counts it. Throws
 * RangeError for a wrong ticket or result, or unless the ticket has one pick for each match.
 *
 * @example
 * const ticket = aTicket(aJackpot(2), ['1,X', '2']);
 * const standing = ticketStanding(ticket, [aJackpotMatch(1, { result: 'draw' }), aJackpotMatch(2)]);
 * [standing.lines, standing.linesAlive, standing.right, standing.bestPossible]; // 2,1,1,2
 */
export function ticketStanding(ticket: JackpotTicket, matches: readonly JackpotMatch[]): TicketStanding {
  assertResults(matches);
  assertTicketOf(ticket, matches);
  const known = matches.filter(({ result }) => result !== null);
  const hoped = linesByRight(ticket, matches.map(hopedFor));
  const atLeast = (right: number): number =>
    hoped.reduce((sum, lines, count) => (count >= right ? sum + lines : sum), 0);
  return {
    lines: combinations(ticket),
    linesAlive: atLeast(ticket.picks.length),
    right: mostRight(linesByRight(ticket, known)),
    known: known.length,
    bestPossible: mostRight(hoped),
    reachable: TIER_PERCENTS.map((_, wrong) => atLeast(matches.length - wrong)),
  };
}

/** Takes a match without a result as void: a line may hope that it goes its way. */
const hopedFor = (match: JackpotMatch): JackpotMatch => ({ ...match, result: match.result ?? 'void' });

const mostRight = (lines: readonly number[]): number =>
  lines.reduce((most, count, right) => (count > 0 ? right : most), 0);
