import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import { collectDebt } from '../../bets/index.ts';
import type { Database, Sql } from '../../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../../ledger/index.ts';
import { lockSealed } from './jackpots.store.ts';
import {
  dueHolds,
  markReleased,
  payoutOf,
  ticketOf,
  type HeldTicket,
  type PayoutKept,
} from './tickets.store.ts';

/** Holds released between two looks at the list. */
const BATCH = 100;

/**
 * Pays out what the daily limit kept of jackpot wins, once the Nairobi day after the win has begun (D09). Nothing is paid twice: the
 * jackpot is locked and the hold read again first. Answers how many holds were released.
 */
export const releaseJackpotHolds = async (db: Database, now: Instant): Promise<number> => {
  let released = 0;
  for (
    let due = await dueHolds(db, nairobiDayOf(now), BATCH);
    due.length > 0;
    due = await dueHolds(db, nairobiDayOf(now), BATCH)
  ) {
    for (const held of due) released += await db.transaction((sql) => releaseOne(sql, held, now));
  }
  return released;
};

const isDue = ({ releaseOn }: PayoutKept, at: Instant): boolean =>
  releaseOn !== null && releaseOn <= nairobiDayOf(at);

const releaseOne = async (sql: Sql, held: HeldTicket, at: Instant): Promise<number> => {
  await lockSealed(sql, held.jackpotId);
  const ticket = await ticketOf(sql, held);
  if (ticket === null) return 0;
  const { profileId, betId, version } = ticket;
  await lockWallet(sql, profileId);
  const payout = await payoutOf(sql, held);
  // A correction may have paid it anew meanwhile, held it for another day, or made room for it.
  if (payout?.holdState !== 'held' || !isDue(payout, at)) return 0;
  const cause = `${betId}:v${version}:hold`;
  const postings = [{ from: payoutHoldOf(profileId), to: cashOf(profileId), amount: payout.held }];
  await post(sql, { reference: `ticket-release:${cause}`, kind: 'payout-release', profileId, at, postings });
  await collectDebt(sql, { profileId, at, cause }, payout.held);
  await markReleased(sql, held);
  return 1;
};
