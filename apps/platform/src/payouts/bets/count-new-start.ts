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

/** What another start of a match makes of what lies on it (D95). Of `moved`, the bets and customers are those with a pick that is void by it. */
export interface CountedStart extends CountedSettlement {
  /** Open bets with a pick on the match that was not void before, and what is staked on them. */
  readonly bets: number;
  readonly staked: Cents;
  /** Of them, those whose pick is void by it, at once. */
  readonly voidBets: number;
  /** The earliest start at which one of them was placed; null where there is none. */
  readonly firstStart: Instant | null;
}

const SLICE = 500;

/** Counts what another start of a match, or none, does to the bets and jackpots on it. It writes and locks nothing that others read. */
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
