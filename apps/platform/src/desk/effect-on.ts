import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { NOTHING_MOVED } from '../payouts/index.ts';
import type { Effect } from './desk.ts';

/**
 * Does work on the wallet of one customer, and counts what it moved into and out of the cash.
 * @param moves what the rule of the second person looks at, once it is known what the wallet held.
 */
export const effectOn = async (
  sql: Sql,
  profileId: ProfileId,
  work: () => Promise<unknown>,
  moves: (cashBefore: Cents) => Cents,
): Promise<Omit<Effect, 'says'>> => {
  const before = await lockWallet(sql, profileId);
  await work();
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
