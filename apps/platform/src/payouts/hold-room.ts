import {
  nairobiDayOf,
  payoutHold,
  type Instant,
  type NairobiDay,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { cashOf, payoutHoldOf, post } from '../ledger/index.ts';
import { collectDebt } from './debts.ts';
import { notifyOfRelease } from './notify-of-release.ts';
import { transferName } from './transfer-name.ts';
import { holdsOf, paidOn, payOfHold } from './settlements.store.ts';

/**
 * Pays held winnings as far as the day's limit has room again, because a correction took back payments of that day (D108). Call
 * it with the wallet locked, after the correction is written.
 */
export const payIntoRoom = async (
  sql: Sql,
  { profileId, day, at }: { readonly profileId: ProfileId; readonly day: NairobiDay; readonly at: Instant },
): Promise<void> => {
  if (day !== nairobiDayOf(at)) return; // money held on an earlier day is paid, or about to be
  for (const hold of await holdsOf(sql, profileId, day)) {
    const { product, betId, version, held, maxDailyPayout } = hold;
    const { payNow: amount } = payoutHold(await paidOn(sql, profileId, day), held, maxDailyPayout);
    if (amount === 0) continue;
    const cause = `${betId}:v${version}:room-for-${held}`;
    const postings = [{ from: payoutHoldOf(profileId), to: cashOf(profileId), amount }];
    const reference = transferName(product, 'release', cause);
    await post(sql, { reference, kind: 'payout-release', profileId, at, postings });
    await payOfHold(sql, profileId, hold, amount);
    const repaid = await collectDebt(sql, { profileId, at, cause }, amount);
    await notifyOfRelease(sql, { ...hold, held: amount, profileId, at, event: reference }, repaid);
  }
};
