import type { PlaceBetAnswer } from '@kipenga/contracts';
import { PLACE_BET, placeBet, type Bettor } from '../bets/index.ts';
import { keptAnswer, type Database, type KeptAnswer } from '../database/index.ts';
import { PLACE_JACKPOT, placeTicket } from '../jackpots/index.ts';
import type { DepositedBet } from '../payments/index.ts';
import type { Services } from '../services/index.ts';

/** Places what waited, under a key of its own. */
export const placeConfirmed = (
  services: Services,
  customer: Bettor,
  key: string,
  waiting: DepositedBet,
): Promise<PlaceBetAnswer> =>
  'ticket' in waiting
    ? placeTicket(services, { customer, key, asked: waiting.ticket })
    : placeBet(services, { customer, key, asked: waiting });

/** What placing under a key was answered: a bet, or else a ticket. */
export const placedUnder = async (
  db: Database,
  profileId: Bettor['profileId'],
  key: string,
): Promise<KeptAnswer<PlaceBetAnswer>> => {
  const bet = await keptAnswer<PlaceBetAnswer>(db, { profileId, operation: PLACE_BET, key });
  return bet.kind === 'unknown'
    ? keptAnswer<PlaceBetAnswer>(db, { profileId, operation: PLACE_JACKPOT, key })
    : bet;
};
