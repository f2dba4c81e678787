import { addDays, cents, nairobiDay, type Cents, type Instant, type NairobiDay } from '@kipenga/betting-core';
import type { TaxKind } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { HOUSE, TAX_MOVES, type Account } from '../ledger/index.ts';

/** Accounts that hold each kind of tax until it is paid. */
export const TAX_ACCOUNTS: Readonly<Record<TaxKind, Account>> = {
  stakes: HOUSE.stakeTax,
  winnings: HOUSE.winningsTax,
  transfers: HOUSE.transferTax,
};

export interface TaxPayment {
  readonly paymentId: string;
  readonly kind: TaxKind;
  readonly day: NairobiDay;
  readonly amount: Cents;
  readonly number: string;
  readonly state: 'promised' | 'sending' | 'unknown' | 'paid' | 'refused';
  readonly said: string | null;
  readonly receipt: string | null;
  readonly askedAt: Instant;
  readonly sentAt: Instant | null;
  /** Receipt that the gateway reported and that belongs to other money; null if none. */
  readonly toldReceipt: string | null;
  /** A person had ended it with the receipt of other money. */
  readonly isReopened: boolean;
}

const PAYMENT = `SELECT payment_id AS "paymentId", kind, day::text, amount, number, state, said, receipt, asked_at AS "askedAt", sent_at AS "sentAt",
    told_receipt AS "toldReceipt", is_reopened AS "isReopened" FROM tax_payment`;

/** The newest first. */
export const newestTaxPayments = (sql: Sql, most: number): Promise<readonly TaxPayment[]> =>
  sql.query<TaxPayment>(`${PAYMENT} ORDER BY asked_at DESC, payment_id LIMIT $1`, [most]);

const onePayment = async (
  sql: Sql,
  paymentId: string,
  how: '' | 'FOR UPDATE',
): Promise<TaxPayment | null> => {
  const [row] = await sql.query<TaxPayment>(`${PAYMENT} WHERE payment_id = $1 ${how}`, [paymentId]);
  return row ?? null;
};

/** A payment of tax; null where there is none. */
export const taxPaymentOf = (sql: Sql, paymentId: string) => onePayment(sql, paymentId, '');

/** The same, locked until the transaction ends. */
export const lockTaxPayment = (sql: Sql, paymentId: string) => onePayment(sql, paymentId, 'FOR UPDATE');

/** The payment of tax that a person ended as paid by a receipt; null where there is none. */
export const taxEndedByHand = async (sql: Sql, receipt: string): Promise<TaxPayment | null> => {
  const [row] = await sql.query<TaxPayment>(
    `${PAYMENT} WHERE receipt = $1 AND state = 'paid' AND EXISTS (SELECT FROM mpesa_receipt WHERE receipt = $1 AND payment_id IS NULL AND is_out)`,
    [receipt],
  );
  return row ?? null;
};

/** Locks a kind of tax until the transaction ends. */
export const lockTax = (sql: Sql, kind: TaxKind) =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 248))', [kind]);

/** The newest day whose books are checked, and all before it; null before the first. */
export const newestCheckedDay = async (sql: Sql): Promise<NairobiDay | null> => {
  const [row] = await sql.query<{ day: string | null }>(
    `SELECT max(day)::text AS day FROM books_check WHERE ended_at IS NOT NULL AND moved_to IS NOT NULL
       AND NOT EXISTS (SELECT FROM books_check AS other WHERE other.day < books_check.day AND other.moved_to IS NOT NULL AND other.ended_at IS NULL)`,
  );
  return row?.day ? addDays(nairobiDay(row.day), -1) : null;
};

/** Tax owed to the end of a day: its account's income by the checked books, less payments made or under way. */
export const owedTo = async (sql: Sql, kind: TaxKind, day: NairobiDay): Promise<Cents> => {
  const [row] = await sql.query<{ owed: number }>(
    `SELECT ((SELECT coalesce(sum(came - went), 0) FROM day_books WHERE account = $1 AND day <= $2 AND NOT kind = ANY($3::text[]))
       - (SELECT coalesce(sum(amount), 0) FROM tax_payment WHERE kind = $4 AND state <> 'refused'))::bigint AS owed`,
    [TAX_ACCOUNTS[kind], addDays(day, 1), TAX_MOVES, kind],
  );
  return cents(row?.owed ?? 0);
};

/** Reason against a new payment: an open one of its kind, or a used number; null if none. */
export const taxInTheWay = async (
  sql: Sql,
  kind: TaxKind,
  number: string,
): Promise<'open' | 'number' | null> => {
  const [row] = await sql.query<{ open: boolean; number: boolean }>(
    `SELECT EXISTS (SELECT FROM tax_payment WHERE kind = $1 AND state IN ('promised', 'sending', 'unknown')) AS open,
       EXISTS (SELECT FROM tax_payment WHERE number = $2 AND state <> 'refused') AS number`,
    [kind, number],
  );
  return row?.open ? 'open' : row?.number ? 'number' : null;
};

export const insertTaxPayment = (
  sql: Sql,
  it: Pick<TaxPayment, 'paymentId' | 'kind' | 'day' | 'amount' | 'number' | 'state' | 'askedAt'>,
) =>
  sql.query(
    'INSERT INTO tax_payment (payment_id, kind, day, amount, number, state, asked_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [it.paymentId, it.kind, it.day, it.amount, it.number, it.state, it.askedAt],
  );

/** Takes a payment to be sent; false where it may have left already. */
export const takeTaxToSend = async (sql: Sql, paymentId: string, at: Instant): Promise<boolean> =>
  (
    await sql.query(
      `UPDATE tax_payment SET state = 'sending', sent_at = $2 WHERE payment_id = $1 AND state = 'promised' RETURNING 1`,
      [paymentId, at],
    )
  ).length === 1;

/** Stores the state of a payment. */
export const keepTaxState = (
  sql: Sql,
  paymentId: string,
  it: Pick<TaxPayment, 'state' | 'said' | 'receipt' | 'toldReceipt'> & { readonly endedAt: Instant | null },
) =>
  sql.query(
    'UPDATE tax_payment SET state = $2, said = $3, receipt = $4, ended_at = $5, told_receipt = $6 WHERE payment_id = $1',
    [paymentId, it.state, it.said, it.receipt, it.endedAt, it.toldReceipt],
  );

/** Removes the receipt from an ended payment, before it is reopened in the same transaction. */
export const takeTaxReceipt = (sql: Sql, paymentId: string) =>
  sql.query('UPDATE tax_payment SET receipt = NULL WHERE payment_id = $1', [paymentId]);

/** Keeps that a payment which was ended by a person, and has no receipt any more (`takeTaxReceipt`), is open again, and why. */
export const keepTaxReopened = (sql: Sql, paymentId: string, said: string) =>
  sql.query(
    `UPDATE tax_payment SET state = 'unknown', said = $2, ended_at = NULL, told_receipt = NULL, is_reopened = true WHERE payment_id = $1`,
    [paymentId, said],
  );
