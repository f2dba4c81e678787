import {
  addCents,
  cents,
  type Cents,
  type FeedMatchId,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { readBets } from './bets.store.ts';
import { countSettlement, namesIn, supposedFacts, type CountedSettlement } from './count-settlement.ts';
import { judgeBet } from './judge-bets.ts';

/** The effect of another start of a match on its bets (D95). In `moved`, the bets and customers are those with a pick that becomes void. */
export interface CountedStart extends CountedSettlement {
  /** Open bets with a pick on the match that was not void before, and their stakes. */
  readonly bets: number;
  readonly staked: Cents;
  /** The bets among them whose pick becomes void at once. */
  readonly voidBets: number;
  /** The earliest match start that was in force when one of them was placed; null if there are none. */
  readonly firstStart: Instant | null;
}

const SLICE = 500;

/**
 * Counts the effect of another start of a match, or of none, on its bets and jackpots. Writes nothing, and locks nothing that
 * others read.
 */
export const countNewStart = async (
  parts: { readonly db: Database; readonly now: () => Instant },
  feedMatchId: FeedMatchId,
  startsAt: Instant | null,
): Promise<CountedStart> => {
  const { db } = parts;
  const now = parts.now();
  const supposed = { ending: null, startsAt } as const;
  const facts = await supposedFacts(db, feedMatchId, supposed, now);
  const names = await namesIn(db, feedMatchId);
  const customers = new Set<ProfileId>();
  let [bets, staked, voidBets, firstStart]: [number, Cents, number, Instant | null] = [0, cents(0), 0, null];
  for (let from = 0; from < names.length; from += SLICE) {
    for (const bet of await readBets(db, names.slice(from, from + SLICE))) {
      const leg = bet.promoted.legs.find((one) => one.feedMatchId === feedMatchId);
      if (bet.status !== 'open' || !leg || leg.voidReason !== null) continue;
      bets += 1;
      staked = addCents(staked, bet.stake);
      if (firstStart === null || leg.startsAt < firstStart) firstStart = leg.startsAt;
      if (!judgeBet(bet, facts, now).changes.some((change) => change.leg.voidReason !== null)) continue;
      voidBets += 1;
      customers.add(bet.profileId);
    }
  }
  const { moved, promotions, jackpots } = await countSettlement(parts, feedMatchId, supposed);
  const tickets = jackpots.reduce((sum, one) => sum + one.tickets, 0);
  const counted = { bets: voidBets + tickets, customers: Math.max(customers.size, moved.customers) };
  return { moved: { ...moved, ...counted }, promotions, jackpots, bets, staked, voidBets, firstStart };
};
