import type { JackpotResult } from '../jackpot/jackpot.ts';
import type { JackpotTicket } from '../jackpot/jackpot-ticket.ts';

/** Writes out every line of a ticket. */
export const linesOf = (ticket: JackpotTicket): readonly (readonly JackpotResult[])[] =>
  ticket.picks.reduce<readonly (readonly JackpotResult[])[]>(
    (lines, { pick }) => lines.flatMap((line) => pick.map((result) => [...line, result])),
    [[]],
  );
