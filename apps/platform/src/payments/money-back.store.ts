import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';

/** A payment whose money is sent back, and the payout that returns it. */
interface MoneyBack extends PaymentRef {
  readonly profileId: ProfileId;
  readonly depositId: string;
  readonly amount: Cents;
}

export const insertMoneyBack = (
  sql: Sql,
  { profileId, depositId, paymentId, amount }: MoneyBack,
  { reason, isHeld }: { readonly reason: string; readonly isHeld: boolean },
) =>
  sql.query(
    `INSERT INTO money_back (profile_id, deposit_id, payment_id, amount, reason, state) VALUES ($1, $2, $3, $4, $5, $6)`,
    [profileId, depositId, paymentId, amount, reason, isHeld ? 'held' : 'sending'],
  );

/**
 * Stores the end of a payout that sends money back; once. Null if the payment is no such payout. Waits for concurrent callers.
 * Held money may turn out to be returned.
 */
export const endMoneyBack = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
  { state, receipt }: { readonly state: 'returned' | 'held'; readonly receipt: string | null },
): Promise<{
  readonly amount: Cents;
  readonly isNew: boolean;
  /** By which it went back; null while it has not. */
  readonly receipt: string | null;
} | null> => {
  const ended = await sql.query(
    `UPDATE money_back SET state = $3, receipt = $4 WHERE profile_id = $1 AND payment_id = $2 AND (state = 'sending' OR (state = 'held' AND $3 = 'returned')) RETURNING 1`,
    [profileId, paymentId, state, receipt],
  );
  const [row] = await sql.query<{ amount: number; receipt: string | null }>(
    `SELECT amount, receipt FROM money_back WHERE profile_id = $1 AND payment_id = $2`,
    [profileId, paymentId],
  );
  return row ? { ...row, amount: cents(row.amount), isNew: ended.length === 1 } : null;
};

/** Notes that held money is on its way again. */
export const sendingAgain = (sql: Sql, { profileId, paymentId }: PaymentRef) =>
  sql.query(
    `UPDATE money_back SET state = 'sending' WHERE profile_id = $1 AND payment_id = $2 AND state = 'held'`,
    [profileId, paymentId],
  );

/**
 * Opens money that went back by a receipt again, as on its way: cents that mobile money did not carry are no part of it any more.
 * @returns how much it is, and the number of whose deposit it was; null where no money went back so.
 */
export const reopenMoneyBack = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<{ readonly amount: Cents; readonly msisdn: string } | null> => {
  const [row] = await sql.query<{ amount: number; msisdn: string }>(
    `UPDATE money_back SET state = 'sending', receipt = NULL, amount = amount - amount % 100
     WHERE profile_id = $1 AND payment_id = $2 AND state = 'returned' AND receipt = $3
     RETURNING amount, (SELECT msisdn FROM payment WHERE payment.profile_id = money_back.profile_id AND payment.payment_id = deposit_id) AS msisdn`,
    [profileId, paymentId, receipt],
  );
  return row ? { ...row, amount: cents(row.amount) } : null;
};
