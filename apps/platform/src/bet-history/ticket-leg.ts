import { ONE_X_TWO, parsePickKey, resultKey, type JackpotMatch, type Leg } from '@kipenga/betting-core';
import { resultOf } from '../jackpots/index.ts';
import type { TicketLegRow } from './bet-history.store.ts';

/** The pick in a bet string at this place: '1', or '1,X'. */
const pickAt = (betString: string, at: number): string => {
  const part = betString.split('#')[at] ?? '';
  return part.slice(part.lastIndexOf('_') + 1);
};

const winningOutcome = (result: JackpotMatch['result']): string | null =>
  result === null || result === 'void' ? result : resultKey(result);

/** A match that was called off makes every pick right (D65): the leg is won, with the badge that says why. */
const statusOf = (pick: string, result: JackpotMatch['result']): Leg['status'] => {
  if (result === null) return 'open';
  return result === 'void' || parsePickKey(pick)?.some((one) => one === result) ? 'won' : 'lost';
};

/** A match of a jackpot ticket as a leg: it has no price, and one of two picks may come in. */
export const ticketLeg = (row: TicketLegRow, at: number): Leg => {
  const { betString, gameId, startsAt, homeTeam, awayTeam, homeGoals, awayGoals } = row;
  const [pick, result] = [pickAt(betString, at), resultOf(row)];
  return {
    gameId,
    startsAt,
    homeTeam,
    awayTeam,
    fullTimeScore: homeGoals === null || awayGoals === null ? null : `${homeGoals}:${awayGoals}`,
    pick,
    odds: null,
    marketName: ONE_X_TWO.name,
    winningOutcome: winningOutcome(result),
    status: statusOf(pick, result),
    badge: result === 'void' ? 'void' : null,
    ...(row.voidReason !== null && { voidReason: row.voidReason }),
    ...(row.status === 'postponed' && { isPostponed: true }),
  };
};
