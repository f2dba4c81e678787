import {
  cents,
  feedMatchId,
  JACKPOT_RESULTS,
  jackpotId,
  jackpotMatchId,
  jackpotPick,
  parsePickKey,
  resultKey,
  ticketFor,
  type Bet,
  type Jackpot,
  type JackpotMatch,
  type JackpotPick,
  type JackpotTicket,
  type Leg,
} from '@kipenga/betting-core';

/** A placed ticket, with as much of its jackpot as its legs contain: matches and results, in the board's order. */
export interface TicketOfBet {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

/** Reads a ticket from its legs. A leg without a jackpot pick keeps its place on the board, without a pick. */
export function ticketOfBet(bet: Bet, legs: readonly Leg[]): TicketOfBet {
  const matches = legs.map(matchOfLeg);
  const jackpot: Jackpot = {
    id: jackpotId(bet.id),
    name: '',
    type: bet.type,
    betAmount: cents(0),
    maxDoubles: 0,
    phase: 'settled',
    description: '',
    fund: null,
    matches,
  };
  const picks = matches.flatMap((match, at): readonly JackpotPick[] => {
    const pick = parsePickKey(legs[at]?.pick ?? '');
    return pick === null ? [] : [jackpotPick(match, pick)];
  });
  return { jackpot, ticket: { ...ticketFor(jackpot), picks } };
}

const matchOfLeg = (leg: Leg, at: number): JackpotMatch => ({
  id: jackpotMatchId(String(at + 1)),
  feedMatchId: feedMatchId(leg.gameId),
  position: at + 1,
  homeTeam: leg.homeTeam,
  awayTeam: leg.awayTeam,
  category: leg.fullTimeScore ?? '',
  startsAt: leg.startsAt,
  odds: { home: null, draw: null, away: null },
  result: resultOf(leg),
});

function resultOf({ badge, winningOutcome }: Leg): JackpotMatch['result'] {
  if (badge === 'void') return 'void';
  return JACKPOT_RESULTS.find((result) => resultKey(result) === winningOutcome) ?? null;
}
