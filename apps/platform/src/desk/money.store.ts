import {
  cents,
  parseMsisdn,
  type Cents,
  type Instant,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { PaymentRef } from '../gateways/index.ts';
import { IN_SUSPENSE } from './today.store.ts';

/** Money in suspense, by the receipt it came with. */
export interface SuspenseRow {
  readonly receipt: string;
  readonly at: Instant;
  readonly amount: Cents;
  /** Account number that the payer typed; empty if unknown or deleted by age. */
  readonly account: string;
  /** Phone number of the payer, from the notification or else from the statement; empty like `account`. */
  readonly payer: string;
}

const RECEIPT = `substr(came.reference, length('suspense:') + 1)`;

export const inSuspense = (sql: Sql, after: string | null, most: number): Promise<readonly SuspenseRow[]> =>
  sql.query<SuspenseRow>(
    `SELECT receipt, at, amount, coalesce(account, '') AS account, coalesce(nullif(payer, ''), details, '') AS payer FROM (SELECT profile_id, reference, ${RECEIPT} AS receipt, made_at AS at FROM ${IN_SUSPENSE}
         AND reference > 'suspense:' || coalesce($1, '') ORDER BY came.reference LIMIT $2) AS waits
       JOIN ledger_posting USING (profile_id, reference) LEFT JOIN suspense_told USING (receipt)
       LEFT JOIN (SELECT receipt, details FROM statement_line WHERE side = 'in') AS line USING (receipt) ORDER BY reference`,
    [after, most],
  );

/** Amount in suspense under a receipt; null if none. Locks the receipt until the transaction ends. */
export const lockSuspense = async (sql: Sql, receipt: string): Promise<Cents | null> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 232))', [receipt]);
  const [row] = await sql.query<{ amount: number }>(
    `SELECT amount FROM (SELECT profile_id, reference FROM ${IN_SUSPENSE} AND reference = 'suspense:' || $1) AS waits
       JOIN ledger_posting USING (profile_id, reference)`,
    [receipt],
  );
  return row ? cents(row.amount) : null;
};

/** A payout without an end from mobile money: a withdrawal, or money that is returned. */
export interface OpenPayout {
  /** Id of the payment that leaves. For returned money it differs from the deposit by which the desk names it. */
  readonly leavesAs: string;
  readonly isBack: boolean;
  readonly amount: Cents;
  /** Amount that mobile money carries. */
  readonly leaves: Cents;
  /** Since it was asked for, or left last, in real time. */
  readonly ageMinutes: number;
  /** Promised: not sent yet, and may be sent any moment. */
  readonly isPromised: boolean;
  /** True if mobile money reports it paid with another sum, or with a receipt of other money: it is held. */
  readonly isToldPaid: boolean;
  /** Receipt of the reported payment, if it belongs to other money; else null. */
  readonly toldReceipt: string | null;
}

/** An open payout, by the payment that the desk shows. Call it with the wallet locked: payouts are ended under that lock. */
export const openPayout = async (
  sql: Sql,
  { profileId, paymentId }: { readonly profileId: ProfileId; readonly paymentId: string },
): Promise<OpenPayout | null> => {
  const [row] = await sql.query<OpenPayout>(
    `SELECT leaves_as AS "leavesAs", is_back AS "isBack", open.amount, coalesce(mpesa_order.amount, rest - rest % 100) AS leaves,
       floor(extract(epoch FROM now() - greatest(open.written_at, sent_at)) / 60)::int AS "ageMinutes", coalesce(state = 'promised', false) AS "isPromised", coalesce(state IN ('held', 'paid'), false) AS "isToldPaid",
       CASE state WHEN 'held' THEN mpesa_order.receipt END AS "toldReceipt"
     FROM (SELECT payment_id AS leaves_as, false AS is_back, amount, amount - fee - tax AS rest, written_at FROM payment
             WHERE profile_id = $1 AND payment_id = $2 AND type = 'withdrawal' AND status = 'TRX_SUCCESS'
           UNION ALL SELECT payment_id, true, amount, amount, written_at FROM money_back WHERE profile_id = $1 AND deposit_id = $2 AND state <> 'returned') AS open
       LEFT JOIN mpesa_order ON mpesa_order.profile_id = $1 AND mpesa_order.payment_id = leaves_as`,
    [profileId, paymentId],
  );
  return row ? { ...row, amount: cents(row.amount), leaves: cents(row.leaves) } : null;
};

/**
 * The payout that a person ended with a receipt that mobile money has not reported for it. Null if there is none, or if its customer was erased since and has no
 * number.
 */
export const endedByHand = async (sql: Sql, receipt: string): Promise<PaymentRef | null> => {
  const [counted] = await sql.query<PaymentRef>(
    `SELECT profile_id AS "profileId", payment_id AS "paymentId" FROM mpesa_receipt WHERE receipt = $1 AND payment_id IS NOT NULL`,
    [receipt],
  );
  if (counted === undefined) return null;
  const { profileId, paymentId } = counted;
  const [order] = await sql.query<{ msisdn: string }>(
    `SELECT msisdn FROM mpesa_order WHERE profile_id = $1 AND payment_id = $2 AND kind = 'payout' AND (state <> 'paid' OR receipt <> $3)`,
    [profileId, paymentId, receipt],
  );
  return order && parseMsisdn(order.msisdn).ok ? counted : null;
};

/**
 * A payout in mobile money's statement that the books have not and nobody has explained, of the sum that a payment leaves as, since that left: it may be
 * this one. Null without one, or without an order.
 */
export const payoutUnnamed = async (
  sql: Sql,
  { profileId, paymentId }: { readonly profileId: ProfileId; readonly paymentId: string },
): Promise<string | null> => {
  const [row] = await sql.query<{ receipt: string }>(
    `SELECT line.receipt FROM mpesa_order AS sent JOIN statement_line AS line ON side = 'out' AND ours IS NULL AND ((theirs = sent.amount AND why IS NULL) OR said_now = sent.amount)
       AND line.at >= sent.promised_at - interval '1 hour' WHERE sent.profile_id = $1 AND sent.payment_id = $2 LIMIT 1`,
    [profileId, paymentId],
  );
  return row?.receipt ?? null;
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
  /** When a person may end it, in real time; null unless it is a payout that has not ended. */
  readonly mayEndAt: Instant | null;
  /** Last query to mobile money, with its answer if it was not final; null without one. */
  readonly asked: { readonly at: Instant; readonly answer: string | null } | null;
}

/** Minutes of real time after which a payout may be ended by hand: mobile money ends most within minutes, and nothing is under way any more. */
export const ENDED_BY_HAND_AFTER_MINUTES = 30;

/** A payout that M-Pesa reports paid with a receipt of other money. */
const HELD_FOR_RECEIPT = `mpesa_order.state = 'held' AND mpesa_order.receipt IS NOT NULL AND (status = 'TRX_SUCCESS' OR money_back.state IN ('sending', 'held'))`;

const PAYMENT = `SELECT payment.payment_id AS "paymentId", payment.profile_id AS "profileId", payment.msisdn AS phone, type, status, payment.amount, fee, tax,
    CASE WHEN ${HELD_FOR_RECEIPT} THEN mpesa_order.receipt ELSE payment.receipt END AS receipt, made_at AS "madeAt", finished_at AS "finishedAt",
    CASE WHEN ${HELD_FOR_RECEIPT} THEN 'receipt held' WHEN money_back.state IN ('sending', 'held') THEN 'back ' || money_back.state WHEN status = 'TRX_SUCCESS' THEN coalesce(mpesa_order.state, 'asked') END AS waits,
    CASE WHEN status = 'TRX_SUCCESS' AND type = 'withdrawal' OR money_back.state IN ('sending', 'held')
      THEN greatest(coalesce(money_back.written_at, payment.written_at), sent_at) + interval '${ENDED_BY_HAND_AFTER_MINUTES} minutes' END AS "mayEndAt",
    asked_at AS "askedAt", answer
  FROM payment
    LEFT JOIN money_back ON money_back.profile_id = payment.profile_id AND money_back.deposit_id = payment.payment_id
    LEFT JOIN mpesa_order ON mpesa_order.profile_id = payment.profile_id AND mpesa_order.payment_id = coalesce(money_back.payment_id, payment.payment_id)`;

type AskedRow = Omit<PaymentRow, 'asked'> & {
  readonly askedAt: Instant | null;
  readonly answer: string | null;
};

const rowOf = ({ askedAt, answer, ...row }: AskedRow): PaymentRow => ({
  ...row,
  asked: askedAt && { at: askedAt, answer },
});

const AFTER = `($1::timestamptz IS NULL OR (made_at, payment.profile_id, payment.payment_id) > ($1, $2::text, $3::text))`;
const OLDEST = 'ORDER BY made_at, payment.profile_id, payment.payment_id LIMIT $4';

/** Payouts of all customers that mobile money has not ended, and money that does not go back where it came from, the oldest first. */
export const openPayouts = async (
  sql: Sql,
  after: readonly string[] | null,
  most: number,
): Promise<readonly PaymentRow[]> =>
  (
    await sql.query<AskedRow>(
      `SELECT * FROM ((${PAYMENT} WHERE type = 'withdrawal' AND status = 'TRX_SUCCESS' AND ${AFTER} ${OLDEST})
         UNION ALL (${PAYMENT} WHERE money_back.state IN ('sending', 'held') AND ${AFTER} ${OLDEST})) AS open
       ORDER BY "madeAt", "profileId", "paymentId" LIMIT $4`,
      [after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, most],
    )
  ).map(rowOf);

/** A customer's payments, the newest first. */
export const paymentsOf = async (
  sql: Sql,
  profileId: ProfileId,
  after: readonly string[] | null,
  most: number,
): Promise<readonly PaymentRow[]> =>
  (
    await sql.query<AskedRow>(
      `${PAYMENT} WHERE payment.profile_id = $1 AND ($2::timestamptz IS NULL OR (made_at, payment.payment_id) < ($2, $3::text))
     ORDER BY made_at DESC, payment.payment_id DESC LIMIT $4`,
      [profileId, after?.[0] ?? null, after?.[1] ?? null, most],
    )
  ).map(rowOf);
