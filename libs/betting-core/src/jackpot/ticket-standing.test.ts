import { expect, test } from 'vitest';
import standings from '../../examples/jackpot-standings.json';
import { aJackpot, aJackpotMatch, aTicket } from '../testing/builders.ts';
import { emptyTicket, parsePickKey } from './jackpot-ticket.ts';
import { ticketStanding } from './ticket-standing.ts';

test.each(standings)('$id $title (D65)', ({ picks, results, expected }) => {
  const matches = results.map((result, at) =>
    aJackpotMatch(at + 1, { result: result === 'void' ? 'void' : (parsePickKey(result ?? '')?.[0] ?? null) }),
  );
  const jackpot = aJackpot(0, { matches });
  expect(ticketStanding(aTicket(jackpot, picks), matches)).toEqual(expected);
});

test('an empty ticket of no matches stands at nothing', () => {
  expect(ticketStanding(emptyTicket, [])).toEqual({
    lines: 1,
    linesAlive: 1,
    right: 0,
    known: 0,
    bestPossible: 0,
    reachable: [1, 1, 1],
  });
});
