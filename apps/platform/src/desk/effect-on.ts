import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { lockWallet, type Balances } from '../ledger/index.ts';
import { NOTHING_MOVED } from '../payouts/index.ts';
import type { Effect } from './desk.ts';

/**
 * Runs work on a customer's wallet, given as it was before, and measures the cash moved in and out. @param moves returns the amount that the rule of the second person looks at, given the
 * wallet before the work.
 */
export const effectOn = async (
  sql: Sql,
  profileId: ProfileId,
  work: (before: Balances) => Promise<unknown>,
  moves: (cashBefore: Cents) => Cents,
): Promise<Omit<Effect, 'says'>> => {
  const before = await lockWallet(sql, profileId);
  await work(before);
  const after = await lockWallet(sql, profileId);
  const change = after.cash - before.cash;
  return {
    moved: {
      ...NOTHING_MOVED,
      customers: 1,
      paid: cents(Math.max(0, change)),
      takenBack: cents(Math.max(0, -change)),
    },
    moves: moves(before.cash),
    facts: JSON.stringify(before),
  };
};
