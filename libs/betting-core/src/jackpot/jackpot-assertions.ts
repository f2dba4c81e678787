import { assertAmount, assertCount, assertList, assertOneOf, placed, wrongArgument } from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import {
  JACKPOT_RESULTS,
  type Jackpot,
  type JackpotMatch,
  type JackpotResult,
  type JackpotTier,
} from './jackpot.ts';
import type { JackpotTicket, Pick as TicketPick } from './jackpot-ticket.ts';

/* Assertions on the arguments of jackpot rules. */

/** Asserts how many there are of something, one or more. */
export function assertSome(count: number, name: string): void {
  if (!Number.isSafeInteger(count) || count < 1) throw wrongArgument(name, count, 'a whole number above 0');
}

/** Asserts a jackpot with a list of matches. */
export function assertJackpot(jackpot: Pick<Jackpot, 'matches'>): void {
  assertRecord(jackpot, 'jackpot');
  assertList(jackpot.matches, 'jackpot.matches');
}

/** Asserts a ticket whose picks cost what they cover: a third result of a match would cost nothing. */
export function assertTicket(ticket: JackpotTicket): void {
  assertRecord(ticket, 'ticket');
  assertList(ticket.picks, 'ticket.picks');
  for (const [at, one] of ticket.picks.entries()) {
    assertRecord(one, 'ticket.picks[#]', at);
    if (!isPick(one.pick))
      throw wrongArgument(
        placed('ticket.picks[#].pick', at),
        one.pick,
        `one or two of ${JACKPOT_RESULTS.join(', ')}`,
      );
  }
}

/** Asserts that a ticket has one pick for each match: with another number of picks its lines would reach other tiers. */
export function assertTicketOf(ticket: JackpotTicket, matches: readonly Pick<JackpotMatch, 'id'>[]): void {
  assertTicket(ticket);
  const unpicked = matches.find(({ id }) => !ticket.picks.some(({ matchId }) => matchId === id));
  if (unpicked !== undefined || ticket.picks.length !== matches.length)
    throw wrongArgument('ticket.picks', ticket.picks.length, `one for each of ${matches.length} matches`);
}

const isPick = (pick: TicketPick): boolean =>
  Array.isArray(pick) &&
  (pick.length === 1 || (pick.length === 2 && pick[0] !== pick[1])) &&
  pick.every(isResult);

const isResult = (result: JackpotResult): boolean => JACKPOT_RESULTS.includes(result);

const KNOWN_RESULTS = [...JACKPOT_RESULTS, 'void'] as const;

/** Asserts matches whose result is one of those there are, or null. */
export function assertResults(matches: readonly Pick<JackpotMatch, 'result'>[]): void {
  assertList(matches, 'matches');
  for (const [at, match] of matches.entries()) {
    assertRecord(match, 'matches[#]', at);
    if (match.result !== null) assertOneOf(match.result, KNOWN_RESULTS, 'matches[#].result', at);
  }
}

/** Asserts tiers, with their lines and the amount that each line receives if they are known. */
export function assertTiers(tiers: readonly JackpotTier[]): void {
  assertList(tiers, 'tiers');
  for (const [at, tier] of tiers.entries()) {
    assertRecord(tier, 'tiers[#]', at);
    if (tier.lines !== null) assertCount(tier.lines, 'tiers[#].lines', at);
    if (tier.perLine !== null) assertAmount(tier.perLine, 'tiers[#].perLine', at);
  }
}
