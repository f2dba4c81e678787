import { assertAmount, assertCount } from '../assertions.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { JackpotMatch } from './jackpot.ts';
import { assertResults, assertTicketOf } from './jackpot-assertions.ts';
import type { JackpotPick, JackpotTicket } from './jackpot-ticket.ts';

/**
 * Counts a ticket's lines by their right picks: at index k stand the lines with exactly k right. Every pick on a void
 * match is right. Null while a result is missing. Throws RangeError for a wrong ticket or result, or unless the ticket has
 * one pick for each match.
 *
 * @example
 * const ticket = aTicket(aJackpot(2), ['1,X', '2']);
 * scoreTicket(ticket, [aJackpotMatch(1, { result: 'draw' }), aJackpotMatch(2, { result: 'home' })]); // 1,1,0
 */
export function scoreTicket(
  ticket: JackpotTicket,
  matches: readonly JackpotMatch[],
): readonly number[] | null {
  assertResults(matches);
  assertTicketOf(ticket, matches);
  return matches.some(({ result }) => result === null) ? null : linesByRight(ticket, matches);
}

/** Counts a ticket's lines by their right picks among these matches. A pick on any other match is wrong. */
export function linesByRight(ticket: JackpotTicket, matches: readonly JackpotMatch[]): readonly number[] {
  return ticket.picks.reduce<readonly number[]>(
    (lines, pick) => {
      const right = rightPicks(pick, matches);
      const wrong = pick.pick.length - right;
      return Array.from(
        { length: lines.length + 1 },
        (_, at) => (lines[at] ?? 0) * wrong + (lines[at - 1] ?? 0) * right,
      );
    },
    [1],
  );
}

function rightPicks({ matchId, pick }: JackpotPick, matches: readonly JackpotMatch[]): number {
  const result = matches.find((match) => match.id === matchId)?.result;
  return result === 'void' ? pick.length : pick.filter((one) => one === result).length;
}

/** A prize shared by winning lines. */
export interface PrizeShare {
  /** The amount each line receives. */
  readonly perLine: Cents;
  /** The cents that cannot be shared evenly; they stay in the pool. */
  readonly remainder: Cents;
}

/**
 * Shares a prize between winning lines in whole cents. Lines × perLine + remainder is the pool; without lines all of it
 * remains. Throws RangeError for a wrong amount or number.
 *
 * @example
 * sharePrize(kes(100), 3); // { perLine: 3333, remainder: 1 }
 */
export function sharePrize(pool: Cents, lines: number): PrizeShare {
  assertAmount(pool, 'pool');
  assertCount(lines, 'lines');
  if (lines === 0) return { perLine: cents(0), remainder: pool };
  const remainder = pool % lines;
  return { perLine: cents((pool - remainder) / lines), remainder: cents(remainder) };
}
