import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import { collectDebt } from '../../bets/index.ts';
import type { Database, Sql } from '../../database/index.ts';
import { cashOf, lockWallet, payoutHoldOf, post } from '../../ledger/index.ts';
import { forgetSetAside, releaseAlone, waitBriefly, type OnSetAside } from '../../settling/index.ts';
import { lockSealed } from './jackpots.store.ts';
import {
  dueHolds,
  markReleased,
  payoutOf,
  ticketOf,
  type HeldTicket,
  type PayoutKept,
} from './tickets.store.ts';

/** Holds listed at once. */
const SLICE = 100;

/** True while a hold's day has come. */
export const areTicketHoldsDue = async (db: Database, now: Instant): Promise<boolean> =>
  (await dueHolds(db, nairobiDayOf(now), 1)).length > 0;

/**
 * Pays out what the daily limit kept of jackpot wins, once the Nairobi day after the win has begun (D09), and answers after each hold how
 * many were released. Nothing is paid twice: the jackpot is locked and the hold read again first. One that cannot be paid is set
 * aside, and all others go on.
 */
export const releaseTicketHolds = (
  db: Database,
  now: Instant,
  onSetAside: OnSetAside,
): AsyncGenerator<number> =>
  releaseAlone(
    db,
    {
      due: () => dueHolds(db, nairobiDayOf(now), SLICE),
      pieceOf: ({ profileId, betId }) => ({ kind: 'ticket-hold', profileId, betId }),
      release: (sql, held) => releaseOne(sql, held, now),
    },
    onSetAside,
  );

const isDue = ({ releaseOn }: PayoutKept, at: Instant): boolean =>
  releaseOn !== null && releaseOn <= nairobiDayOf(at);

const releaseOne = async (sql: Sql, held: HeldTicket, at: Instant): Promise<number> => {
  await waitBriefly(sql);
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
  await forgetSetAside(sql, [held], ['ticket-hold']);
  return 1;
};
