import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../ledger/index.ts';
import { collectDebt } from './debts.ts';
import { dueHolds, lockBets, releaseHold, type BetName } from './settlements.store.ts';

/** Holds released between two looks at the list. */
const BATCH = 100;

/**
 * Pays out what the daily limit kept back, once the Nairobi day after the win has begun (D09). Nothing is forfeited, and nothing is paid
 * twice or early: each bet is locked and its hold asked for again first. Answers how many holds were released.
 */
export const releasePayoutHolds = async (db: Database, now: Instant): Promise<number> => {
  let released = 0;
  for (
    let due = await dueHolds(db, nairobiDayOf(now), BATCH);
    due.length > 0;
    due = await dueHolds(db, nairobiDayOf(now), BATCH)
  ) {
    for (const name of due) released += await db.transaction((sql) => releaseOne(sql, name, now));
  }
  return released;
};

const releaseOne = async (sql: Sql, name: BetName, at: Instant): Promise<number> => {
  const [bet] = await lockBets(sql, [name]);
  if (!bet) return 0;
  const { profileId, betId, version } = bet;
  await lockWallet(sql, profileId);
  const held = await releaseHold(sql, name, nairobiDayOf(at));
  if (held === null) return 0;
  const cause = `${betId}:v${version}:hold`;
  const postings = [{ from: payoutHoldOf(profileId), to: cashOf(profileId), amount: held }];
  await post(sql, { reference: `release:${cause}`, kind: 'payout-release', profileId, at, postings });
  await collectDebt(sql, { profileId, at, cause }, held);
  return 1;
};
