import { cents, type Cents, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { IN_SUSPENSE } from './today.store.ts';

/** Money in suspense, by the receipt it came with. */
export interface SuspenseRow {
  readonly receipt: string;
  readonly at: Instant;
  readonly amount: Cents;
}

const RECEIPT = `substr(came.reference, length('suspense:') + 1)`;

export const inSuspense = (sql: Sql, after: string | null, most: number): Promise<readonly SuspenseRow[]> =>
  sql.query<SuspenseRow>(
    `SELECT receipt, at, amount FROM (SELECT profile_id, reference, ${RECEIPT} AS receipt, made_at AS at FROM ${IN_SUSPENSE}
         AND reference > 'suspense:' || coalesce($1, '') ORDER BY came.reference LIMIT $2) AS waits
       JOIN ledger_posting USING (profile_id, reference) ORDER BY reference`,
    [after, most],
  );

/** How much stands in suspense with a receipt; null where nothing does. Two who ask in transactions follow each other. */
export const lockSuspense = async (sql: Sql, receipt: string): Promise<Cents | null> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 232))', [receipt]);
  const [row] = await sql.query<{ amount: number }>(
    `SELECT amount FROM (SELECT profile_id, reference FROM ${IN_SUSPENSE} AND reference = 'suspense:' || $1) AS waits
       JOIN ledger_posting USING (profile_id, reference)`,
    [receipt],
  );
  return row ? cents(row.amount) : null;
};

/** A payout that mobile money has not ended. */
export interface OpenPayout {
  readonly amount: Cents;
  /** In real time. */
  readonly ageMinutes: number;
  /** Nothing of it has left the house yet, and it may any moment. */
  readonly isPromised: boolean;
}

export const openPayout = async (
  sql: Sql,
  { profileId, paymentId }: { readonly profileId: ProfileId; readonly paymentId: string },
): Promise<OpenPayout | null> => {
  const [row] = await sql.query<OpenPayout>(
    `SELECT amount, floor(extract(epoch FROM now() - written_at) / 60)::int AS "ageMinutes",
       EXISTS (SELECT FROM mpesa_order WHERE mpesa_order.profile_id = $1 AND mpesa_order.payment_id = $2 AND state = 'promised') AS "isPromised"
     FROM payment WHERE profile_id = $1 AND payment_id = $2 AND type = 'withdrawal' AND status = 'TRX_SUCCESS' FOR UPDATE`,
    [profileId, paymentId],
  );
  return row ? { ...row, amount: cents(row.amount) } : null;
};

export interface PaymentRow {
  readonly paymentId: string;
  readonly profileId: string;
  readonly phone: Msisdn;
  readonly type: 'deposit' | 'withdrawal';
  readonly status: string;
  readonly amount: Cents;
  readonly fee: Cents;
  readonly tax: Cents;
  readonly receipt: string | null;
  readonly madeAt: Instant;
  readonly finishedAt: Instant | null;
  readonly waits: string | null;
}

const PAYMENT = `SELECT payment.payment_id AS "paymentId", payment.profile_id AS "profileId", payment.msisdn AS phone, type, status, payment.amount, fee, tax,
    payment.receipt, made_at AS "madeAt", finished_at AS "finishedAt",
    CASE WHEN money_back.state IN ('sending', 'held') THEN 'back ' || money_back.state WHEN status = 'TRX_SUCCESS' THEN coalesce(mpesa_order.state, 'asked') END AS waits
  FROM payment
    LEFT JOIN mpesa_order ON mpesa_order.profile_id = payment.profile_id AND mpesa_order.payment_id = payment.payment_id
    LEFT JOIN money_back ON money_back.profile_id = payment.profile_id AND money_back.deposit_id = payment.payment_id`;

/** Payouts of all customers that mobile money has not ended, the oldest first. */
export const openPayouts = (
  sql: Sql,
  after: readonly string[] | null,
  most: number,
): Promise<readonly PaymentRow[]> =>
  sql.query<PaymentRow>(
    `${PAYMENT} WHERE type = 'withdrawal' AND status = 'TRX_SUCCESS'
       AND ($1::timestamptz IS NULL OR (made_at, payment.profile_id, payment.payment_id) > ($1, $2::text, $3::text))
     ORDER BY made_at, payment.profile_id, payment.payment_id LIMIT $4`,
    [after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, most],
  );

/** A customer's payments, the newest first. */
export const paymentsOf = (
  sql: Sql,
  profileId: ProfileId,
  after: readonly string[] | null,
  most: number,
): Promise<readonly PaymentRow[]> =>
  sql.query<PaymentRow>(
    `${PAYMENT} WHERE payment.profile_id = $1 AND ($2::timestamptz IS NULL OR (made_at, payment.payment_id) < ($2, $3::text))
     ORDER BY made_at DESC, payment.payment_id DESC LIMIT $4`,
    [profileId, after?.[0] ?? null, after?.[1] ?? null, most],
  );
