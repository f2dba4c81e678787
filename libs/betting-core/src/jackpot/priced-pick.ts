import { assertJackpot, assertTicket } from './jackpot-assertions.ts';
import { JACKPOT_RESULTS, type Jackpot } from './jackpot.ts';
import type { JackpotTicket, Pick } from './jackpot-ticket.ts';
import { resultChances, type ResultChances } from './result-chances.ts';

/** A pick, with the chances of its match. */
export interface PricedPick {
  readonly pick: Pick;
  readonly chances: ResultChances;
}

/** Returns the picks of a whole ticket with the chances of their matches; null while a pick or a price is missing. */
export function pricedPicks(ticket: JackpotTicket, jackpot: Jackpot): readonly PricedPick[] | null {
  assertTicket(ticket);
  assertJackpot(jackpot);
  if (ticket.jackpotId !== jackpot.id) return null;
  const priced = jackpot.matches.flatMap((match): readonly PricedPick[] => {
    const pick = ticket.picks.find(({ matchId }) => matchId === match.id)?.pick;
    const chances = resultChances(match);
    return pick === undefined || chances === null ? [] : [{ pick, chances }];
  });
  return priced.length === jackpot.matches.length ? priced : null;
}

/** Returns the chance that the result is among the picks. */
export const coveredChance = ({ pick, chances }: PricedPick): number =>
  pick.reduce((sum, result) => sum + (chances[JACKPOT_RESULTS.indexOf(result)] ?? 0), 0);
