import {
  ticketStake,
  ticketFor,
  jackpotPick,
  type Instant,
  type Jackpot,
  type JackpotResult,
} from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceJackpotBetRequest } from '@kipenga/contracts';
import type { Bettor } from '../bets/index.ts';
import type { Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { openTypes } from './offers.store.ts';
import { placeTicketWithin } from './place-ticket.ts';
import { jackpotById } from './read-jackpots.ts';

/** The open jackpot of a type; null where none is open at this moment of betting time. */
export const openJackpotOf = async (sql: Sql, type: string, now: Instant): Promise<Jackpot | null> => {
  const id = (await openTypes(sql)).get(type);
  const jackpot = id === undefined ? null : await jackpotById(sql, id, now);
  return jackpot?.phase === 'open' ? jackpot : null;
};

/** One line as somebody plays it without a screen: a result for each match in order of the board. */
export interface LineOrder {
  readonly customer: Bettor;
  readonly type: string;
  readonly results: readonly JackpotResult[];
  /** Are these signs of another jackpot than the one that is open now? */
  readonly isForAnother?: (open: Jackpot) => Promise<boolean>;
}

/** How playing a line was answered; without a placing where no jackpot of the type is open, or the line is of another. */
export type LineAnswer =
  | { readonly kind: 'none-open' }
  | { readonly kind: 'other-length'; readonly jackpot: Jackpot }
  | { readonly kind: 'other-jackpot'; readonly jackpot: Jackpot }
  | { readonly kind: 'answered'; readonly jackpot: Jackpot; readonly answer: PlaceBetAnswer };

/** Plays one line of the open jackpot of a type, in the caller's transaction, which sees to it that it happens once. */
export const playLineWithin = async (
  sql: Sql,
  services: Services,
  { customer, type, results, isForAnother }: LineOrder,
): Promise<LineAnswer> => {
  const jackpot = await openJackpotOf(sql, type, services.bettingClock.now());
  if (jackpot === null) return { kind: 'none-open' };
  if (await isForAnother?.(jackpot)) return { kind: 'other-jackpot', jackpot };
  if (jackpot.matches.length !== results.length) return { kind: 'other-length', jackpot };
  const asked = lineRequest(jackpot, results, customer);
  await lockWallet(sql, customer.profileId);
  return { kind: 'answered', jackpot, answer: await placeTicketWithin(sql, services, { customer, asked }) };
};

const lineRequest = (
  jackpot: Jackpot,
  results: readonly JackpotResult[],
  { profileId }: Bettor,
): PlaceJackpotBetRequest => {
  const picks = jackpot.matches.flatMap((match, at) => {
    const result = results[at];
    return result === undefined ? [] : [jackpotPick(match, [result])];
  });
  const stake = ticketStake({ ...ticketFor(jackpot), picks }, jackpot.betAmount);
  return { profileId, picks, stake, combinations: 1, jackpotType: jackpot.type };
};
