import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../ledger/index.ts';
import { forgetSetAside, orSetAside, throwIt, waitBriefly, type OnSetAside } from '../settling/index.ts';
import { collectDebt } from './debts.ts';
import { dueHolds, lockBets, releaseHold, type BetName } from './settlements.store.ts';

/** Holds listed at once. */
const SLICE = 100;

/** True while a hold's day has come. */
export const areHoldsDue = async (db: Database, now: Instant): Promise<boolean> =>
  (await dueHolds(db, nairobiDayOf(now), 1)).length > 0;

/**
 * Pays out what the daily limit kept back, once the Nairobi day after the win has begun (D09), and answers after each hold how many
 * were released. Nothing is forfeited, and nothing is paid twice or early: each bet is locked and its hold asked for again first. One that
 * cannot be paid is set aside, and all others go on.
 */
export async function* releaseHolds(
  db: Database,
  now: Instant,
  onSetAside: OnSetAside,
): AsyncGenerator<number> {
  const day = nairobiDayOf(now);
  for (let due = await dueHolds(db, day, SLICE); due.length > 0; due = await dueHolds(db, day, SLICE)) {
    for (const name of due) {
      const release = () => db.transaction((sql) => releaseOne(sql, name, now));
      yield (await orSetAside(db, { kind: 'hold', ...name }, release, onSetAside)) ?? 0;
    }
  }
}

/** Releases every hold whose day has come (see {@link releaseHolds}), and answers how many. */
export const releasePayoutHolds = async (
  db: Database,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<number> => {
  let released = 0;
  for await (const slice of releaseHolds(db, now, onSetAside)) released += slice;
  return released;
};

const releaseOne = async (sql: Sql, name: BetName, at: Instant): Promise<number> => {
  await waitBriefly(sql);
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
  await forgetSetAside(sql, [name], ['hold']);
  return 1;
};
