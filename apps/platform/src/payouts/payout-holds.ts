import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../ledger/index.ts';
import { collectDebt } from './debts.ts';
import { notifyOfRelease } from './notify-of-release.ts';
import { orSetAside, waitBriefly, type OnSetAside } from './set-aside.ts';
import { forgetSetAside } from './set-aside.store.ts';
import { dueHolds, releaseHold } from './settlements.store.ts';
import type { StakeName } from './stake.ts';
import { transferName } from './transfer-name.ts';

/** Holds listed at once. */
const SLICE = 100;

/** True while a hold's day has come. */
export const areHoldsDue = async (db: Database, now: Instant): Promise<boolean> =>
  (await dueHolds(db, nairobiDayOf(now), 1)).length > 0;

/**
 * Pays out what the daily limit kept back of bets and tickets, once the Nairobi day after the win has begun (D09), each in a transaction of
 * its own, and answers after each how many were released. Nothing is forfeited, and nothing is paid twice or early: the wallet is locked
 * and the hold asked for again first. One that cannot be paid is set aside, and all others go on.
 */
export async function* releaseHolds(
  db: Database,
  now: Instant,
  onSetAside: OnSetAside,
): AsyncGenerator<number> {
  const due = () => dueHolds(db, nairobiDayOf(now), SLICE);
  for (let holds = await due(); holds.length > 0; holds = await due())
    for (const name of holds) {
      const alone = () => db.transaction((sql) => releaseOne(sql, name, now));
      yield (await orSetAside(db, { kind: 'hold', ...name }, alone, onSetAside)) ?? 0;
    }
}

const releaseOne = async (sql: Sql, name: StakeName, at: Instant): Promise<number> => {
  const { profileId, betId } = name;
  await waitBriefly(sql);
  await lockWallet(sql, profileId);
  const hold = await releaseHold(sql, name, nairobiDayOf(at));
  if (hold === null) return 0;
  const { product, version, held } = hold;
  const cause = `${betId}:v${version}:hold`;
  const postings = [{ from: payoutHoldOf(profileId), to: cashOf(profileId), amount: held }];
  const reference = transferName(product, 'release', cause);
  await post(sql, { reference, kind: 'payout-release', profileId, at, postings });
  await notifyOfRelease(
    sql,
    { ...hold, profileId, at, event: reference },
    await collectDebt(sql, { profileId, at, cause }, held),
  );
  await forgetSetAside(sql, profileId, [betId], ['hold']);
  return 1;
};
