import {
  cents,
  limitCountsFrom,
  profileId as profileIdOf,
  type Cents,
  type DepositedInPeriods,
  type Instant,
  type Msisdn,
  type ProfileId,
  type Transaction,
} from '@kipenga/betting-core';
import { takeName, type Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';
import { downToShilling } from './down-to-shilling.ts';

export type PaymentStatus = 'TRX_SUCCESS' | 'COMPLETED' | 'FAILED' | 'REVERSED';

export interface Payment {
  readonly profileId: ProfileId;
  readonly paymentId: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly msisdn: Msisdn;
  readonly amount: Cents;
  readonly fee: Cents;
  readonly tax: Cents;
  readonly unwagered: Cents;
  /** For a withdrawal: the part that bears no tax on withdrawals (D94). */
  readonly taxFree: Cents;
  readonly at: Instant;
  /** The bet that waits for a deposit, as stored by its own room; null without one. */
  readonly bet: unknown;
}

export const insertPayment = (sql: Sql, it: Payment) =>
  sql.query(
    `INSERT INTO payment (profile_id, payment_id, type, msisdn, amount, fee, tax, unwagered, tax_free, status, made_at, bet)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'TRX_SUCCESS', $10, $11)`,
    [
      it.profileId,
      it.paymentId,
      it.type,
      it.msisdn,
      it.amount,
      it.fee,
      it.tax,
      it.unwagered,
      it.taxFree,
      it.at,
      it.bet === null ? null : JSON.stringify(it.bet),
    ],
  );

const COLUMNS = `profile_id AS "profileId", payment_id AS "paymentId", type, msisdn, amount, fee, tax, unwagered, tax_free AS "taxFree", made_at AS at, bet`;

const paymentOf = (row: Payment): Payment => ({
  ...row,
  profileId: profileIdOf(row.profileId),
  amount: cents(row.amount),
  fee: cents(row.fee),
  tax: cents(row.tax),
  unwagered: cents(row.unwagered),
  taxFree: cents(row.taxFree),
});

interface Finish {
  readonly type: Payment['type'];
  readonly profileId: ProfileId;
  readonly paymentId: string;
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  readonly receipt: string | null;
  readonly at: Instant;
}

/** @throws Error if another customer's payment has the receipt. */
const takeReceipt = async (sql: Sql, receipt: string, owner: ProfileId): Promise<void> => {
  if (!(await takeName(sql, 'receipt', receipt, owner)))
    throw new Error('the receipt of a payment is another customer’s');
};

/**
 * Moves a payment to another status, if it is in one of the given ones. Only one of several concurrent callers succeeds.
 * Receipts are unique over all customers. A payment that failed or is sent back gives its bet up for good: money that arrives
 * late is the customer's, but the bet is not placed.
 */
export const finishPayment = async (
  sql: Sql,
  { type, profileId, paymentId, from, to, receipt, at }: Finish,
): Promise<Payment | null> => {
  const [row] = await sql.query<Payment>(
    `UPDATE payment SET status = $4, bet = CASE WHEN $4 IN ('FAILED', 'REVERSED') THEN NULL ELSE bet END, tax = CASE WHEN $4 = 'REVERSED' THEN 0 ELSE tax END, receipt = COALESCE($5, receipt), finished_at = $6
     WHERE profile_id = $1 AND payment_id = $2 AND status = ANY($3::text[]) AND type = $7 RETURNING ${COLUMNS}`,
    [profileId, paymentId, from, to, receipt, at, type],
  );
  if (row && receipt !== null) await takeReceipt(sql, receipt, profileId);
  return row ? paymentOf(row) : null;
};

/**
 * Reopens a withdrawal that arrived by a receipt, and removes the receipt: cents that stayed in the wallet no longer belong to
 * it.
 * @returns it with the amount that was asked for; null if none arrived so.
 */
export const reopenWithdrawal = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<(Payment & { readonly asked: Cents }) | null> => {
  const [row] = await sql.query<Payment & { readonly asked: Cents }>(
    `UPDATE payment SET status = 'TRX_SUCCESS', receipt = NULL, finished_at = NULL, amount = whole,
       unwagered = least(unwagered, whole), tax_free = least(tax_free, whole - least(unwagered, whole))
     FROM (SELECT amount - (amount - fee - tax) % 100 AS whole, amount AS asked FROM payment WHERE profile_id = $1 AND payment_id = $2) AS leaves
     WHERE profile_id = $1 AND payment_id = $2 AND type = 'withdrawal' AND status = 'COMPLETED' AND receipt = $3 RETURNING ${COLUMNS}, asked`,
    [profileId, paymentId, receipt],
  );
  return row ? { ...paymentOf(row), asked: cents(row.asked) } : null;
};

/** The receipt of a withdrawal that arrived; null if it did not. */
export const arrivedBy = async (sql: Sql, { profileId, paymentId }: PaymentRef): Promise<string | null> => {
  const [row] = await sql.query<{ receipt: string }>(
    `SELECT receipt FROM payment WHERE profile_id = $1 AND payment_id = $2 AND type = 'withdrawal' AND status = 'COMPLETED'`,
    [profileId, paymentId],
  );
  return row?.receipt ?? null;
};

/** True if an open withdrawal was booked as arrived before. */
export const isOpenAgain = async (sql: Sql, { profileId, paymentId }: PaymentRef): Promise<boolean> => {
  const found = await sql.query(
    `SELECT 1 FROM payment JOIN ledger_transfer AS ended ON ended.profile_id = payment.profile_id AND ended.reference = 'withdrawal-paid:' || payment_id
     WHERE payment.profile_id = $1 AND payment_id = $2 AND type = 'withdrawal' AND status = 'TRX_SUCCESS'`,
    [profileId, paymentId],
  );
  return found.length === 1;
};

/** Locks a payment that is still open or was given up, until the transaction ends. */
export const lockUnpaid = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
): Promise<(Payment & { readonly wasGivenUp: boolean }) | null> => {
  const [row] = await sql.query<Payment & { readonly wasGivenUp: boolean }>(
    `SELECT ${COLUMNS}, status = 'FAILED' AS "wasGivenUp" FROM payment
     WHERE profile_id = $1 AND payment_id = $2 AND type = 'deposit' AND status IN ('TRX_SUCCESS', 'FAILED') FOR UPDATE`,
    [profileId, paymentId],
  );
  return row ? { ...paymentOf(row), wasGivenUp: row.wasGivenUp } : null;
};

/** Stores the receipt of money that was reported without it. */
export const noteReceipt = async (
  sql: Sql,
  { profileId, paymentId }: PaymentRef,
  receipt: string,
): Promise<void> => {
  const noted = await sql.query(
    `UPDATE payment SET receipt = $3
     WHERE profile_id = $1 AND payment_id = $2 AND receipt IS NULL AND status IN ('COMPLETED', 'REVERSED') RETURNING 1`,
    [profileId, paymentId, receipt],
  );
  if (noted.length === 1) await takeReceipt(sql, receipt, profileId);
};

/**
 * Counts the failed tries to pay out an account since it was closed, or since the last success; zero for an open account.
 * Payouts of one moment are one try, split over several payments if one transfer cannot carry them.
 */
export const failedPayoutsSinceClosing = async (
  sql: Sql,
  owner: ProfileId,
): Promise<{ readonly tries: number; readonly payments: number }> => {
  const [row] = await sql.query<{ tries: number; payments: number }>(
    `SELECT count(DISTINCT made_at)::int AS tries, count(*)::int AS payments FROM payment
     WHERE profile_id = $1 AND type = 'withdrawal' AND status = 'FAILED'
       AND written_at >= (SELECT max(acted_at) FROM account_act WHERE profile_id = $1 AND act = 'closed')
       AND made_at > COALESCE((SELECT max(made_at) FROM payment WHERE profile_id = $1 AND type = 'withdrawal' AND status = 'COMPLETED'), '-infinity')`,
    [owner],
  );
  return row ?? { tries: 0, payments: 0 };
};

/**
 * The stored bet that waits for this payment, or was placed with it; null if there is none, as for a payment that failed or is
 * sent back.
 */
export const betOfPayment = async (sql: Sql, owner: ProfileId, paymentId: string): Promise<unknown> => {
  const [row] = await sql.query<{ bet: unknown }>(
    "SELECT bet FROM payment WHERE profile_id = $1 AND payment_id = $2 AND status NOT IN ('FAILED', 'REVERSED')",
    [owner, paymentId],
  );
  return row?.bet ?? null;
};

/**
 * Sums a customer's deposits in each period up to a moment of real time. An unanswered prompt counts, since the PIN may come,
 * and so does money that came after its prompt was given up.
 */
export const depositedInPeriods = async (
  sql: Sql,
  owner: ProfileId,
  now: Instant,
): Promise<DepositedInPeriods> => {
  const [row] = await sql.query<{ day: number; week: number; month: number }>(
    `SELECT COALESCE(sum(amount) FILTER (WHERE written_at >= $2), 0)::bigint AS day,
       COALESCE(sum(amount) FILTER (WHERE written_at >= $3), 0)::bigint AS week, COALESCE(sum(amount), 0)::bigint AS month
     FROM payment WHERE profile_id = $1 AND type = 'deposit' AND status IN ('TRX_SUCCESS', 'COMPLETED') AND written_at >= $4`,
    [owner, limitCountsFrom('day', now), limitCountsFrom('week', now), limitCountsFrom('month', now)],
  );
  return { day: cents(row?.day ?? 0), week: cents(row?.week ?? 0), month: cents(row?.month ?? 0) };
};

const MOST_SHOWN = 1_000;

/** A customer's payments of these Nairobi days, both included, newest first. */
export const selectTransactions = async (
  sql: Sql,
  owner: ProfileId,
  from: Instant,
  before: Instant,
): Promise<readonly Transaction[]> =>
  (
    await sql.query<Transaction & { readonly fee: Cents; readonly tax: Cents }>(
      `SELECT type, status, receipt AS reference, made_at AS at, amount, fee, tax FROM payment
       WHERE profile_id = $1 AND made_at >= $2 AND made_at < $3 ORDER BY made_at DESC, written_at DESC LIMIT ${MOST_SHOWN}`,
      [owner, from, before],
    )
  ).map(({ type, status, reference, at, amount, fee, tax }) => ({
    type,
    status,
    reference,
    at,
    amount: cents(amount),
    fee: cents(fee),
    tax: cents(tax),
    credited: creditedOf({ type, amount, fee, tax }),
  }));

/** The net amount of a payment: in the wallet, or on the phone, which takes whole shillings. */
const creditedOf = ({
  type,
  amount,
  fee,
  tax,
}: Pick<Transaction, 'type' | 'amount'> & { fee: number; tax: number }): Cents => {
  const arrives = cents(amount - fee - tax);
  return type === 'deposit' ? arrives : downToShilling(arrives);
};
