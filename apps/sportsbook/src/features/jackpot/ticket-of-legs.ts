import {
  jackpotPick,
  parsePickKey,
  ticketFor,
  type Jackpot,
  type JackpotPick,
  type JackpotTicket,
  type Leg,
} from '@kipenga/betting-core';

/** Reads a placed ticket from its legs, which are in the board's order; null if they are not of this jackpot. */
export function ticketOfLegs(legs: readonly Leg[], jackpot: Jackpot): JackpotTicket | null {
  if (legs.length !== jackpot.matches.length) return null;
  const matches = [...jackpot.matches].sort((left, right) => left.position - right.position);
  const picks = matches.flatMap((match, at): readonly JackpotPick[] => {
    const leg = legs[at];
    const pick = parsePickKey(leg?.pick ?? '');
    if (pick === null || leg?.homeTeam !== match.homeTeam || leg.awayTeam !== match.awayTeam) return [];
    return [jackpotPick(match, pick)];
  });
  return picks.length === matches.length ? { ...ticketFor(jackpot), picks } : null;
}
