import type { Cents, Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { ClosingReason } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';

/** The decision of two persons on a held balance: return the stakes and forfeit the winnings, or pay it out as usual. */
export type Decision = 'stakes-back' | 'pay-out';

/** A closed account and the state of its balance. */
export interface Closing {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly reason: ClosingReason;
  readonly isHeld: boolean;
  /** True if its stakes go back: nothing is taken of them. */
  readonly isFree: boolean;
  /** True if its customer has not been told yet of the closing, or of the decision on its balance. */
  readonly isUntold: boolean;
}

const CLOSING = `SELECT profile_id AS "profileId", msisdn, reason, is_held AS "isHeld", is_free AS "isFree", untold AS "isUntold" FROM account_closing JOIN customer USING (profile_id)`;

/** The closing of an account; null if it is open. */
export const closingOf = async (sql: Sql, profileId: ProfileId): Promise<Closing | null> => {
  const [row] = await sql.query<Closing>(`${CLOSING} WHERE profile_id = $1`, [profileId]);
  return row ?? null;
};

/** Stores that an account is closed; its customer is to be told. Call it with the wallet locked, for an open account. */
export const keepClosing = async (
  sql: Sql,
  { profileId, reason, at }: { profileId: ProfileId; reason: ClosingReason; at: Instant },
): Promise<void> => {
  await sql.query(
    'INSERT INTO account_closing (profile_id, reason, is_held, next_payout_at, untold) VALUES ($1, $2, $3, $4, true)',
    [profileId, reason, reason === 'under-age', at],
  );
};

/** Releases a held balance from a moment on; its customer is to be told. False if none is held. */
export const endHold = async (
  sql: Sql,
  profileId: ProfileId,
  { isFree, at }: { readonly isFree: boolean; readonly at: Instant },
): Promise<boolean> => {
  const rows = await sql.query(
    `UPDATE account_closing SET is_held = false, is_free = $2, next_payout_at = $3, untold = true WHERE profile_id = $1 AND is_held RETURNING profile_id`,
    [profileId, isFree, at],
  );
  return rows.length === 1;
};

/**
 * Closed accounts with money to pay out, a bonus to lapse or a customer to tell, and not looked at since. Money for an erased one, as from a
 * corrected result, stays in the books: no number is known to send it to.
 */
export const closingsDue = (
  sql: Sql,
  now: Instant,
  least: Cents,
  most: number,
): Promise<readonly Closing[]> =>
  sql.query<Closing>(
    `${CLOSING} JOIN wallet USING (profile_id)
     WHERE next_payout_at <= $1 AND msisdn NOT LIKE 'erased-%' AND (untold OR (NOT is_held AND (cash >= $2 OR bonus > 0 OR refund > 0)))
     ORDER BY next_payout_at LIMIT $3`,
    [now, least, most],
  );

/** Postpones the next look at an account, so that a failing payout is not tried all day. */
export const lookAgainAt = (sql: Sql, profileId: ProfileId, at: Instant) =>
  sql.query('UPDATE account_closing SET next_payout_at = $2 WHERE profile_id = $1', [profileId, at]);

/** Stores that a customer was told. */
export const keepTold = (sql: Sql, profileId: ProfileId) =>
  sql.query('UPDATE account_closing SET untold = false WHERE profile_id = $1', [profileId]);

/** An act on an account, stored for good. */
export interface Act {
  readonly profileId: ProfileId;
  readonly act: 'closed' | 'erased' | Decision;
  readonly reason: string;
  readonly author: string;
  readonly second: string | null;
  readonly lapsedBonus: Cents;
  readonly forfeited: Cents;
  /** Money the house added to return all stakes. */
  readonly madeGood: Cents;
  readonly at: Instant;
}

/** Records an act. Acts are never changed. */
export const keepAct = (sql: Sql, it: Act) =>
  sql.query(
    `INSERT INTO account_act (profile_id, act, reason, author, second, lapsed_bonus, forfeited, made_good, acted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [it.profileId, it.act, it.reason, it.author, it.second, it.lapsedBonus, it.forfeited, it.madeGood, it.at],
  );

/** The acts on an account, oldest first. */
export const actsOn = (sql: Sql, profileId: ProfileId): Promise<readonly Act[]> =>
  sql.query<Act>(
    `SELECT profile_id AS "profileId", act, reason, author, second, lapsed_bonus AS "lapsedBonus", forfeited, made_good AS "madeGood",
       acted_at AS at FROM account_act WHERE profile_id = $1 ORDER BY act_number`,
    [profileId],
  );

/** Deposits and withdrawals of an account, without the cents that stayed, and the number of things not decided yet. */
export interface Dealings {
  readonly deposited: Cents;
  readonly withdrawn: Cents;
  /** Running bets and tickets. */
  readonly openBets: number;
  /** Payments under way, game rounds that can be played on, and winnings held until tomorrow. */
  readonly underWay: number;
}

/** Sums up an account's dealings with the house, at a moment of real time. */
export const dealingsOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<Dealings> => {
  const [row] = await sql.query<Dealings>(
    `SELECT COALESCE(sum(amount) FILTER (WHERE type = 'deposit' AND status = 'COMPLETED'), 0)::bigint AS deposited,
       COALESCE(sum(amount - (amount - fee - tax) % 100) FILTER (WHERE type = 'withdrawal' AND status = 'COMPLETED'), 0)::bigint AS withdrawn,
       ((SELECT count(*) FROM bet WHERE bet.profile_id = $1 AND bet.status IN ('open', 'waiting'))
        + (SELECT count(*) FROM jackpot_ticket t WHERE t.profile_id = $1 AND t.status = 'open'))::int AS "openBets",
       (count(*) FILTER (WHERE status = 'TRX_SUCCESS')
        + (SELECT count(*) FROM game_round r WHERE r.profile_id = $1 AND won IS NULL AND staked > 0
          AND EXISTS (SELECT FROM game_session s WHERE s.profile_id = $1 AND s.session_id = r.session_id AND s.expires_at > $2))
        + (SELECT count(*) FROM wallet WHERE wallet.profile_id = $1 AND payout_hold > 0))::int AS "underWay"
     FROM payment WHERE profile_id = $1`,
    [profileId, now],
  );
  if (!row) throw new Error('a sum always answers one row');
  return row;
};

/** The deposit that brought the welcome bonus; null if there was none. */
export const welcomeDepositOf = async (sql: Sql, profileId: ProfileId): Promise<Cents | null> => {
  const [row] = await sql.query<{ amount: Cents }>(
    `SELECT amount FROM payment WHERE profile_id = $1 AND type = 'deposit' AND status = 'COMPLETED' AND finished_at <= (
       SELECT made_at FROM ledger_transfer WHERE profile_id = $1 AND reference = 'welcome-bonus')
     ORDER BY finished_at DESC LIMIT 1`,
    [profileId],
  );
  return row?.amount ?? null;
};
