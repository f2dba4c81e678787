import {
  nairobiDayOf,
  payoutHold,
  type BetId,
  type Cents,
  type Instant,
  type NairobiDay,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { cashOf, payoutHoldOf, post } from '../ledger/index.ts';
import { collectDebt } from './debts.ts';
import { paidOn } from './settlements.store.ts';

/** A part of a win that waits for tomorrow. */
interface Hold {
  readonly table: 'bet_settlement' | 'jackpot_payout';
  readonly betId: BetId;
  readonly version: number;
  readonly held: Cents;
  /** The most paid in a day when it was placed. */
  readonly maxDailyPayout: Cents;
}

const holdsOf = (sql: Sql, profileId: ProfileId, day: NairobiDay): Promise<readonly Hold[]> =>
  sql.query<Hold>(
    `SELECT 'bet_settlement' AS "table", bet_id AS "betId", version, held, (limits->>'maxDailyPayout')::bigint AS "maxDailyPayout", bet_settlement.settled_at
     FROM bet_settlement JOIN bet USING (profile_id, bet_id)
     WHERE profile_id = $1 AND paid_day = $2 AND hold_state = 'held' AND reversed_at IS NULL
     UNION ALL
     SELECT 'jackpot_payout', bet_id, version, held, max_daily_payout, jackpot_payout.settled_at
     FROM jackpot_payout JOIN jackpot_ticket USING (profile_id, bet_id)
     WHERE profile_id = $1 AND paid_day = $2 AND hold_state = 'held' AND reversed_at IS NULL
     ORDER BY 6, 2`,
    [profileId, day],
  );

/** As the releases of the next day are called: the books know by it what tax the money has borne. */
const RELEASES = { bet_settlement: 'release', jackpot_payout: 'ticket-release' } as const;

const keepPaid = (sql: Sql, profileId: ProfileId, { table, betId, version }: Hold, amount: Cents) =>
  sql.query(
    `UPDATE ${table} SET paid_now = paid_now + $4, held = held - $4,
       hold_state = CASE WHEN held = $4 THEN 'none' ELSE hold_state END, release_on = CASE WHEN held = $4 THEN NULL ELSE release_on END
     WHERE profile_id = $1 AND bet_id = $2 AND version = $3`,
    [profileId, betId, version, amount],
  );

/**
 * Pays what waits for tomorrow as far as the day's limit has room again, because a correction took back what was paid on that day (D108).
 * Call it with the wallet locked, once the correction is written.
 */
export const payIntoRoom = async (
  sql: Sql,
  { profileId, day, at }: { readonly profileId: ProfileId; readonly day: NairobiDay; readonly at: Instant },
): Promise<void> => {
  if (day !== nairobiDayOf(at)) return; // what was held on a day before is paid, or about to be
  for (const hold of await holdsOf(sql, profileId, day)) {
    const { betId, version, held, maxDailyPayout } = hold;
    const { payNow: amount } = payoutHold(await paidOn(sql, profileId, day), held, maxDailyPayout);
    if (amount === 0) continue;
    const cause = `${betId}:v${version}:room-for-${held}`;
    const postings = [{ from: payoutHoldOf(profileId), to: cashOf(profileId), amount }];
    const reference = `${RELEASES[hold.table]}:${cause}`;
    await post(sql, { reference, kind: 'payout-release', profileId, at, postings });
    await keepPaid(sql, profileId, hold, amount);
    await collectDebt(sql, { profileId, at, cause }, amount);
  }
};
