import {
  nairobiDayOf,
  taxRecordOn,
  type BetLimits,
  type Instant,
  type Jackpot,
  type ProfileId,
  type TaxRecord,
  type TicketHouse,
} from '@kipenga/betting-core';
import type { PlaceJackpotBetRequest } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { rulesOf } from '../house-rules/index.ts';
import { standingOf, type AccountShut } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { numberOf } from '../sports/index.ts';
import { passGate, offerWith } from './offers.store.ts';
import { jackpotNow, type JackpotNow } from './read-jackpots.ts';

/** Everything that decides on a ticket. The offer is not closed until the transaction ends. */
export interface OfferForTicket {
  readonly jackpot: Jackpot;
  readonly house: TicketHouse;
  /** The account was closed or blocked after the customer was let in. */
  readonly shut: AccountShut | null;
  readonly offTheBoard: JackpotNow['offTheBoard'];
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  readonly now: Instant;
}

type RulesAndClocks = Pick<Services, 'rulebook' | 'bettingClock' | 'realClock' | 'random'>;

/**
 * Finds the offer a ticket is for, by its type and its matches (D89), locks one of its gates, and reads the clock only then, since
 * waiting for the wallet may have passed the first kick-off. An offer that is being sealed, or has a match that has begun or has a
 * result, counts as closed, whatever its row says. Call it with the customer's wallet locked. Null if no offer of the type has any
 * of these matches.
 */
export const lockOfferForTicket = async (
  sql: Sql,
  { rulebook, bettingClock, realClock, random }: RulesAndClocks,
  asked: PlaceJackpotBetRequest,
  profileId: ProfileId,
): Promise<OfferForTicket | null> => {
  const matchNumbers = asked.picks.flatMap(({ matchId }) => numberOf(matchId) ?? []);
  const jackpotNumber = await offerWith(sql, asked.jackpotType, matchNumbers);
  if (jackpotNumber === null) return null;
  const isThrough = await passGate(sql, jackpotNumber, random);
  const now = bettingClock.now();
  const found = await jackpotNow(sql, jackpotNumber, now);
  if (found === null) return null;
  const { cash, shut, exclusion, leftToday, rules } = await standingOf(sql, profileId, realClock.now());
  const { limits, taxRecords } = rulesOf(rules, rulebook);
  return {
    jackpot: found.hasBegun || !isThrough ? { ...found.jackpot, phase: 'closed' } : found.jackpot,
    house: { limits, now, balance: cash, exclusion, leftToday },
    shut,
    offTheBoard: found.offTheBoard,
    limits,
    taxRecord: taxRecordOn(nairobiDayOf(now), taxRecords),
    now,
  };
};
