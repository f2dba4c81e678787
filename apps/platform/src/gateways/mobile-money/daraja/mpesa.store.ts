import { cents, profileId, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import { ownerOf, takeName, type Sql } from '../../../database/index.ts';
import type { PaymentOrder, PaymentRef } from '../mobile-money.ts';

export type OrderKind = 'push' | 'payout';
export type OrderState = 'promised' | 'sending' | 'sent' | 'paid' | 'failed' | 'held';

/** An order to M-Pesa and its state. */
export interface MpesaOrder extends PaymentOrder {
  readonly kind: OrderKind;
  /** Known only to us and Daraja: callbacks that carry it are believed about this order. */
  readonly reference: string;
  readonly state: OrderState;
  /** Number of the last attempt to send it. */
  readonly attempt: number;
  readonly darajaId: string | null;
  readonly questionId: string | null;
  readonly receipt: string | null;
  /** True if another receipt may replace this one: no callback that can be believed by itself has reported it. */
  readonly receiptStandsIn: boolean;
  /** The reason it failed, if the customer is told differently because of it. */
  readonly failure: string | null;
  readonly promisedAt: Instant;
  /** Number of times that two persons had it sent again. */
  readonly sentAgain: number;
}

const COLUMNS = `profile_id AS "profileId", payment_id AS "paymentId", kind, reference, msisdn, amount, state, attempt,
  daraja_id AS "darajaId", question_id AS "questionId", receipt,
  receipt_stands_in AS "receiptStandsIn", failure, promised_at AS "promisedAt", sent_again AS "sentAgain"`;

const orderOf = (row: MpesaOrder | undefined): MpesaOrder | null =>
  row ? { ...row, profileId: profileId(row.profileId), amount: cents(row.amount) } : null;

/** Identifies an order by its customer and the house's own reference. */
export type OrderName = Pick<MpesaOrder, 'profileId' | 'reference'>;

/** Finds the order with a reference; null if there is none. */
export const orderNamed = async (sql: Sql, reference: string): Promise<OrderName | null> => {
  const owner = await ownerOf(sql, 'mpesa', reference);
  return owner && { profileId: owner, reference };
};

/** @throws Error if another customer's order has the name: an operator has to look. */
const takeNameOf = async (sql: Sql, { profileId: owner }: OrderName, name: string): Promise<void> => {
  if (!(await takeName(sql, 'mpesa', name, owner)))
    throw new Error('M-Pesa gave orders of two customers one name');
};

/** Stores an order and the names its callbacks use. False if it is already stored: a repeated order is sent once. */
export const insertOrder = async (
  sql: Sql,
  kind: OrderKind,
  order: PaymentOrder,
  { reference, at }: { readonly reference: string; readonly at: Instant },
): Promise<boolean> => {
  const { profileId: owner, paymentId } = order;
  const kept = await sql.query(
    `INSERT INTO mpesa_order (profile_id, payment_id, kind, reference, msisdn, amount, state, promised_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'promised', $7) ON CONFLICT (profile_id, payment_id) DO NOTHING RETURNING 1`,
    [owner, paymentId, kind, reference, order.msisdn, order.amount, at],
  );
  if (kept.length === 0) return false;
  await takeNameOf(sql, { profileId: owner, reference }, reference);
  if (kind === 'push') await takeName(sql, 'mpesa-prompt', paymentId, owner);
  return true;
};

/** Counts the unanswered prompts on a customer's phone, promised since a moment. */
export const countOpenPushes = async (
  sql: Sql,
  { profileId: owner, msisdn }: Pick<PaymentOrder, 'profileId' | 'msisdn'>,
  since: Instant,
): Promise<number> => {
  const [row] = await sql.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM mpesa_order
     WHERE profile_id = $1 AND msisdn = $2 AND promised_at > $3 AND kind = 'push' AND state IN ('promised', 'sending', 'sent')`,
    [owner, msisdn, since],
  );
  return row?.open ?? 0;
};

const oneOrder = async (sql: Sql, text: string, values: readonly unknown[]): Promise<MpesaOrder | null> =>
  orderOf((await sql.query<MpesaOrder>(text, values))[0]);

const BY_NAME = 'WHERE profile_id = $1 AND reference = $2';

export const selectOrder = (sql: Sql, { profileId: owner, reference }: OrderName) =>
  oneOrder(sql, `SELECT ${COLUMNS} FROM mpesa_order ${BY_NAME}`, [owner, reference]);

/** Locks an order until the transaction ends. */
export const lockOrder = (sql: Sql, { profileId: owner, reference }: OrderName) =>
  oneOrder(sql, `SELECT ${COLUMNS} FROM mpesa_order ${BY_NAME} FOR UPDATE`, [owner, reference]);

/** Finds an order by any of the names that callbacks use. */
export const findOrder = async (
  sql: Sql,
  kind: OrderKind,
  given: readonly (string | null)[],
): Promise<MpesaOrder | null> => {
  const names = given.filter((name) => name !== null);
  const owners = await sql.query<{ owner: string }>(
    `SELECT DISTINCT profile_id AS owner FROM owner_of WHERE kind = 'mpesa' AND name = ANY($1::text[]) LIMIT 2`,
    [names],
  );
  // The names belong to two orders: the callback is about neither.
  if (owners.length !== 1) return null;
  const found = await sql.query<MpesaOrder>(
    `SELECT ${COLUMNS} FROM mpesa_order
     WHERE profile_id = $1 AND kind = $2 AND (reference = ANY($3::text[]) OR daraja_id = ANY($3::text[]) OR question_id = ANY($3::text[])) LIMIT 2`,
    [owners[0]?.owner, kind, names],
  );
  return found.length === 1 ? orderOf(found[0]) : null;
};

/** Finds the prompt of a payment: the payment's id is the account number that M-Pesa shows. */
export const findPromptOf = async (sql: Sql, paymentId: string): Promise<MpesaOrder | null> => {
  const owner = await ownerOf(sql, 'mpesa-prompt', paymentId);
  if (owner === null) return null;
  return oneOrder(
    sql,
    `SELECT ${COLUMNS} FROM mpesa_order WHERE profile_id = $1 AND payment_id = $2 AND kind = 'push'`,
    [owner, paymentId],
  );
};

/** Moves an order from one of the given states to another. Only one of several concurrent callers succeeds. */
export const moveOrder = (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
  from: readonly OrderState[],
  to: OrderState,
) =>
  oneOrder(
    sql,
    `UPDATE mpesa_order SET state = $4 ${BY_NAME} AND state = ANY($3::text[]) RETURNING ${COLUMNS}`,
    [owner, reference, from, to],
  );

/** Holds a payout that is reported paid under a receipt that counts for something else; stores that receipt with it. */
export const holdForReceipt = (sql: Sql, { profileId: owner, reference }: OrderName, receipt: string) =>
  sql.query(
    `UPDATE mpesa_order SET state = 'held', receipt = $3 ${BY_NAME} AND kind = 'payout' AND state IN ('promised', 'sending', 'sent', 'paid')`,
    [owner, reference, receipt],
  );

/** Marks an order as failed, from one of the given states. Only one of several concurrent callers succeeds. */
export const failOrder = (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
  from: readonly OrderState[],
  failure: string,
) =>
  oneOrder(
    sql,
    `UPDATE mpesa_order SET state = 'failed', failure = $4 ${BY_NAME} AND state = ANY($3::text[]) RETURNING ${COLUMNS}`,
    [owner, reference, from, failure],
  );

/** Notes that an order is being sent in this attempt. Only one of several concurrent callers succeeds. */
export const startSending = (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
  { attempt, at }: { readonly attempt: number; readonly at: Instant },
) =>
  oneOrder(
    sql,
    `UPDATE mpesa_order SET state = 'sending', attempt = $3, sent_at = $4 ${BY_NAME} AND state = 'promised' RETURNING ${COLUMNS}`,
    [owner, reference, attempt, at],
  );

const BY_PAYOUT = `WHERE profile_id = $1 AND payment_id = $2 AND kind = 'payout'`;

/** The payout of a payment in any state; null if there is none. */
export const payoutOf = (sql: Sql, { profileId: owner, paymentId }: PaymentRef) =>
  oneOrder(sql, `SELECT ${COLUMNS} FROM mpesa_order ${BY_PAYOUT}`, [owner, paymentId]);

/** The payment's payout that may have been sent and has not ended, or was refused; null if there is none. */
export const payoutUnderWay = (sql: Sql, { profileId: owner, paymentId }: PaymentRef) =>
  oneOrder(
    sql,
    `SELECT ${COLUMNS} FROM mpesa_order ${BY_PAYOUT} AND state IN ('sending', 'sent', 'failed') FOR UPDATE`,
    [owner, paymentId],
  );

/** For this long after it was sent, a payout may wait in a queue of M-Pesa where status queries do not find it. */
const QUEUE = `interval '30 minutes'`;

/** M-Pesa's last answer about a payout. */
export const answerAbout = async (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
): Promise<{ readonly isAsked: boolean; readonly isAnswered: boolean }> => {
  const [row] = await sql.query<{ isAsked: boolean; isAnswered: boolean }>(
    `SELECT coalesce(asked_at >= coalesce(sent_at, promised_at) + ${QUEUE}, false) AS "isAsked", answer IS NOT NULL AS "isAnswered"
     FROM mpesa_order ${BY_NAME}`,
    [owner, reference],
  );
  return row ?? { isAsked: false, isAnswered: false };
};

/** Promises a payout again under the same name. Earlier questions about it no longer count. */
export const promiseAgain = (sql: Sql, { profileId: owner, reference }: OrderName) =>
  oneOrder(
    sql,
    `UPDATE mpesa_order SET state = 'promised', sent_again = sent_again + 1, failure = NULL, asked_at = NULL, answer = NULL ${BY_NAME}
       AND state IN ('sending', 'sent', 'failed') RETURNING ${COLUMNS}`,
    [owner, reference],
  );

/** Stores M-Pesa's answer to the last question about a payout. Answers to earlier questions are ignored. */
export const noteAnswer = (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
  { questionId, answer }: { readonly questionId: string; readonly answer: string },
) =>
  sql.query(
    `UPDATE mpesa_order SET answer = $4 ${BY_NAME} AND question_id = $3 AND state IN ('sending', 'sent')`,
    [owner, reference, questionId, answer],
  );

/** Notes that Daraja accepted an order, unless more is known about it by now. */
export const noteTaken = async (sql: Sql, name: OrderName, darajaId: string): Promise<void> => {
  await takeNameOf(sql, name, darajaId);
  await sql.query(
    `UPDATE mpesa_order SET daraja_id = COALESCE(daraja_id, $3), state = CASE WHEN state = 'sending' THEN 'sent' ELSE state END ${BY_NAME}`,
    [name.profileId, name.reference, darajaId],
  );
};

/** Notes a question about an order that M-Pesa accepted, and its time: earlier answers no longer count. */
export const noteQuestion = async (
  sql: Sql,
  name: OrderName,
  { questionId, at }: { readonly questionId: string; readonly at: Instant },
): Promise<void> => {
  await takeNameOf(sql, name, questionId);
  await sql.query(`UPDATE mpesa_order SET question_id = $3, asked_at = $4, answer = NULL ${BY_NAME}`, [
    name.profileId,
    name.reference,
    questionId,
    at,
  ]);
};

/** Marks an order as paid under this receipt. */
export const notePaid = (
  sql: Sql,
  { profileId: owner, reference }: OrderName,
  { receipt, standsIn }: { readonly receipt: string; readonly standsIn: boolean },
) =>
  sql.query(`UPDATE mpesa_order SET state = 'paid', receipt = $3, receipt_stands_in = $4 ${BY_NAME}`, [
    owner,
    reference,
    receipt,
    standsIn,
  ]);

/** A receipt and the payment it counts for; null if it counts for none yet. */
export interface Receipt {
  readonly receipt: string;
  readonly payment: PaymentRef | null;
  readonly amount: Cents;
  /** True if the money went out. */
  readonly isOut: boolean;
}

/** Claims a receipt for a payment. False if it already counts for something else. */
export const claimReceipt = async (
  sql: Sql,
  { receipt, payment, amount, isOut }: Receipt,
): Promise<boolean> => {
  const owner: readonly [ProfileId | null, string | null] = [
    payment?.profileId ?? null,
    payment?.paymentId ?? null,
  ];
  await sql.query(
    'INSERT INTO mpesa_receipt (receipt, profile_id, payment_id, amount, is_out) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [receipt, ...owner, amount, isOut],
  );
  const claimed = await sql.query(
    `SELECT 1 FROM mpesa_receipt WHERE receipt = $1 AND amount = $4
     AND profile_id IS NOT DISTINCT FROM $2 AND payment_id IS NOT DISTINCT FROM $3 AND (NOT is_out OR $5)`,
    [receipt, ...owner, amount, isOut],
  );
  return claimed.length === 1;
};

/** Direction of a receipt's money; null if it counts for nothing yet. */
export const wayOf = async (sql: Sql, receipt: string): Promise<'in' | 'out' | null> => {
  const [row] = await sql.query<Pick<Receipt, 'isOut'>>(
    'SELECT is_out AS "isOut" FROM mpesa_receipt WHERE receipt = $1',
    [receipt],
  );
  return row ? (row.isOut ? 'out' : 'in') : null;
};

/**
 * Forgets a receipt that counts for this payment, or for no customer's payment with null: its money counts under another
 * receipt, or not at all.
 */
export const forgetReceipt = (sql: Sql, receipt: string, payment: PaymentRef | null) =>
  sql.query(
    'DELETE FROM mpesa_receipt WHERE receipt = $1 AND profile_id IS NOT DISTINCT FROM $2 AND payment_id IS NOT DISTINCT FROM $3',
    [receipt, payment?.profileId ?? null, payment?.paymentId ?? null],
  );

/** Claims a receipt that belongs to no payment, or whose payment is not known yet. False if it already counts. */
export const takeReceipt = async (
  sql: Sql,
  { receipt, amount, isOut }: Omit<Receipt, 'payment'>,
): Promise<boolean> =>
  (
    await sql.query(
      'INSERT INTO mpesa_receipt (receipt, amount, is_out) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
      [receipt, amount, isOut],
    )
  ).length === 1;

export const noteReceiptOf = (sql: Sql, receipt: string, { profileId: owner, paymentId }: PaymentRef) =>
  sql.query('UPDATE mpesa_receipt SET profile_id = $2, payment_id = $3 WHERE receipt = $1', [
    receipt,
    owner,
    paymentId,
  ]);

/** A callback, as it came. */
export interface KeptCallback {
  readonly path: string;
  readonly reference: string | null;
  readonly names: string | null;
  readonly body: Buffer;
}

export const insertCallback = async (
  sql: Sql,
  { path, reference, names, body }: KeptCallback,
): Promise<number> => {
  const [row] = await sql.query<{ callbackId: number }>(
    'INSERT INTO mpesa_callback (path, reference, names, body) VALUES ($1, $2, $3, $4) RETURNING callback_id AS "callbackId"',
    [path, reference, names, body],
  );
  if (!row) throw new Error('a callback was not kept');
  return row.callbackId;
};

export const selectCallback = async (sql: Sql, callbackId: number): Promise<KeptCallback | null> =>
  (
    await sql.query<KeptCallback>(
      'SELECT path, reference, names, body FROM mpesa_callback WHERE callback_id = $1',
      [callbackId],
    )
  )[0] ?? null;

/** Callbacks that name a prompt, oldest first. */
export const selectCallbacksNaming = (sql: Sql, checkoutId: string) =>
  sql.query<KeptCallback & { readonly callbackId: number }>(
    `SELECT callback_id AS "callbackId", path, reference, names, body FROM mpesa_callback
     WHERE names = $1 ORDER BY callback_id LIMIT 20`,
    [checkoutId],
  );
