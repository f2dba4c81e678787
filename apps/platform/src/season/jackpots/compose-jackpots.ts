import { kes, toMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { openJackpot, openTypes, type NewJackpot } from '../../jackpots/index.ts';
import { jackpotFootball } from '../leagues/leagues.ts';
import { candidatesFrom } from './candidates.store.ts';
import { chooseMatches, type Wanted } from './choose-matches.ts';

/** A jackpot that is always on offer, whatever its matches (D80). */
type StandingOffer = Omit<NewJackpot, 'feedMatchIds' | 'now'> & Wanted;

const STANDING_OFFERS: readonly StandingOffer[] = [
  {
    type: 'midweek',
    name: 'Midweek Jackpot',
    description: '',
    betAmount: kes(49),
    maxDoubles: 8,
    guarantee: kes(1_000_000),
    count: 13,
    notices: [24, 12, 6, 3, 1],
  },
  {
    type: 'mega',
    name: 'Mega Jackpot',
    description: '',
    betAmount: kes(99),
    maxDoubles: 7,
    guarantee: kes(15_000_000),
    count: 17,
    notices: [48, 24, 12, 6, 3, 1],
  },
];

/**
 * Opens each jackpot that has no open offer, from what the season has on the board: the same board composes the same offers.
 * Where no board the house can bear is ahead (D106) it waits for the next time it is called.
 */
export const composeJackpots = async (db: Database, now: Instant): Promise<void> => {
  const open = await openTypes(db);
  for (const { count, notices, ...offer } of STANDING_OFFERS.filter(({ type }) => !open.has(type))) {
    const candidates = await candidatesFrom(db, jackpotFootball(), now);
    const matches = chooseMatches(candidates, toMs(now), { ...offer, count, notices });
    if (matches === null) continue;
    await openJackpot(db, { ...offer, feedMatchIds: matches.map(({ feedMatchId }) => feedMatchId), now });
  }
};
