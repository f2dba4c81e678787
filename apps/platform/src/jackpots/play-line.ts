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

/** The open jackpot of a type at a moment of betting time; null if there is none. */
export const openJackpotOf = async (sql: Sql, type: string, now: Instant): Promise<Jackpot | null> => {
  const id = (await openTypes(sql)).get(type);
  const jackpot = id === undefined ? null : await jackpotById(sql, id, now);
  return jackpot?.phase === 'open' ? jackpot : null;
};

/** A line played by SMS: a result for each match in the order of the board. */
export interface LineOrder {
  readonly customer: Bettor;
  readonly type: string;
  readonly results: readonly JackpotResult[];
  /** True if these signs belong to another jackpot than the open one. */
  readonly isForAnother?: (open: Jackpot) => Promise<boolean>;
}

/** The answer to playing a line. No ticket is placed if no jackpot of the type is open, or the line is for another. */
export type LineAnswer =
  | { readonly kind: 'none-open' }
  | { readonly kind: 'other-length'; readonly jackpot: Jackpot }
  | { readonly kind: 'other-jackpot'; readonly jackpot: Jackpot }
  | { readonly kind: 'answered'; readonly jackpot: Jackpot; readonly answer: PlaceBetAnswer };

/** Plays a line of the open jackpot of a type, in the caller's transaction. The caller makes sure that it happens once. */
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
