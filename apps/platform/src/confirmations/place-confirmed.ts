import type { PlaceBetAnswer, PlaceBetRequest, PlaceJackpotBetRequest } from '@kipenga/contracts';
import { PLACE_BET, placeBet, type Bettor } from '../bets/index.ts';
import { keptAnswer, type Database, type KeptAnswer } from '../database/index.ts';
import { PLACE_JACKPOT, placeTicket } from '../jackpots/index.ts';
import type { DepositedBet } from '../payments/index.ts';
import type { Services } from '../services/index.ts';

/** A waiting stake, and the key it is placed under. */
export interface ConfirmedStake {
  readonly key: string;
  readonly asked: PlaceBetRequest | { readonly ticket: PlaceJackpotBetRequest };
}

/** The stakes that wait for a deposit. Their keys come from the deposit, so each is placed once. */
export const stakesOf = (paymentId: string, waiting: DepositedBet): readonly ConfirmedStake[] => {
  const key = `deposit:${paymentId}`;
  if (!('bets' in waiting)) return [{ key, asked: waiting }];
  return waiting.bets.map((asked, at) => ({ key: `${key}:${at}`, asked }));
};

/** Places a waiting stake. */
export const placeConfirmed = (
  services: Services,
  customer: Bettor,
  { key, asked }: ConfirmedStake,
): Promise<PlaceBetAnswer> =>
  'ticket' in asked
    ? placeTicket(services, { customer, key, asked: asked.ticket })
    : placeBet(services, { customer, key, asked });

/** The answer to placing under a key: of a bet, otherwise of a ticket. */
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
