import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../ledger/index.ts';
import { forgetSetAside, releaseAlone, waitBriefly, type OnSetAside } from '../settling/index.ts';
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
export const releaseHolds = (db: Database, now: Instant, onSetAside: OnSetAside): AsyncGenerator<number> =>
  releaseAlone(
    db,
    {
      due: () => dueHolds(db, nairobiDayOf(now), SLICE),
      pieceOf: (name) => ({ kind: 'hold', ...name }),
      release: (sql, name) => releaseOne(sql, name, now),
    },
    onSetAside,
  );

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
