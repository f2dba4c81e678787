import { kes, toMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { openJackpot, openTypes, type NewJackpot } from '../../jackpots/index.ts';
import { realFootball } from '../leagues/leagues.ts';
import { candidatesFrom } from './candidates.store.ts';
import { chooseAhead } from './choose-matches.ts';

/** A jackpot that is always on offer, whatever its matches (D80). */
interface StandingOffer extends Omit<NewJackpot, 'feedMatchIds' | 'now'> {
  readonly count: number;
  /** How long before the first kick-off it opens, in hours; where too few matches are left, the next. */
  readonly notices: readonly number[];
}

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
 * Where too few matches are ahead it waits for the next time it is called.
 */
export const composeJackpots = async (db: Database, now: Instant): Promise<void> => {
  const open = await openTypes(db);
  for (const { count, notices, ...offer } of STANDING_OFFERS.filter(({ type }) => !open.has(type))) {
    const candidates = await candidatesFrom(db, realFootball(), now);
    // Of no other jackpot, so that one result decides one jackpot; where they are too few, whatever there is.
    const free = candidates.filter(({ isTaken }) => !isTaken);
    const matches =
      chooseAhead(free, toMs(now), { count, notices }) ??
      chooseAhead(candidates, toMs(now), { count, notices });
    if (matches === null) continue;
    await openJackpot(db, { ...offer, feedMatchIds: matches.map(({ feedMatchId }) => feedMatchId), now });
  }
};
