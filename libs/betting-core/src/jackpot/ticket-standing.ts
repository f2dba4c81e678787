import { combinations } from './combinations.ts';
import { assertResults } from './jackpot-assertions.ts';
import type { JackpotMatch } from './jackpot.ts';
import { TIER_PERCENTS } from './jackpot-fund.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { scoreTicket } from './score-ticket.ts';

/** How a ticket stands while its matches are played. A void match is right for every pick of it (D65). */
export interface TicketStanding {
  /** How many lines it plays. */
  readonly lines: number;
  /** How many of them have no wrong pick so far. */
  readonly linesAlive: number;
  /** How many matches its best line has right so far. */
  readonly right: number;
  /** How many matches have a result. */
  readonly known: number;
  /** The most matches that any of its lines can still have right. */
  readonly bestPossible: number;
  /** For each tier, highest first: how many lines can still reach it, each taken by itself. */
  readonly reachable: readonly number[];
}

/** How a ticket stands by the results so far; once all are known, as `scoreTicket` counts it. */
export function ticketStanding(ticket: JackpotTicket, matches: readonly JackpotMatch[]): TicketStanding {
  assertResults(matches);
  const known = matches.filter(({ result }) => result !== null);
  const hoped = scored(ticket, matches.map(hopedFor));
  const atLeast = (right: number): number =>
    hoped.reduce((sum, lines, count) => (count >= right ? sum + lines : sum), 0);
  return {
    lines: combinations(ticket),
    linesAlive: atLeast(ticket.picks.length),
    right: mostRight(scored(ticket, known)),
    known: known.length,
    bestPossible: mostRight(hoped),
    reachable: TIER_PERCENTS.map((_, wrong) => atLeast(matches.length - wrong)),
  };
}

/** A line may hope that what has no result yet goes its way: as good as void. */
const hopedFor = (match: JackpotMatch): JackpotMatch => ({ ...match, result: match.result ?? 'void' });

const scored = (ticket: JackpotTicket, matches: readonly JackpotMatch[]): readonly number[] =>
  scoreTicket(ticket, matches) ?? [];

const mostRight = (lines: readonly number[]): number =>
  lines.reduce((most, count, right) => (count > 0 ? right : most), 0);
