import { addCents, type Cents, type Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

export type Side = 'in' | 'out';

/** A line of mobile money's statement. */
export interface StatementLine {
  readonly receipt: string;
  readonly side: Side;
  readonly at: Instant;
  readonly details: string;
  readonly amount: Cents;
  /** Explanation of a line that needs none from a person, such as a charge; null for all others. */
  readonly why: string | null;
}

type Booked = Pick<StatementLine, 'receipt' | 'side' | 'at' | 'amount'>;

const GATEWAY_SUM = `sum(CASE WHEN 'gateway:mobile-money' IN (from_account, to_account) THEN posting.amount ELSE 0 END)::bigint`;

// Movements of the gateway's account by receipt. Assigned money counts by its deposit, not by its time in suspense.
const BOOKED = [
  `SELECT substr(reference, length('suspense:') + 1) AS receipt, 'in' AS side, made_at AS at, posting.amount
   FROM ledger_transfer JOIN ledger_posting AS posting USING (profile_id, reference)
   WHERE profile_id = 'house' AND kind = 'suspense' AND (reference = ANY (SELECT 'suspense:' || one FROM unnest($1::text[]) AS one) OR made_at BETWEEN $2 AND $3)`,
  `SELECT args ->> 'reversal' AS receipt, 'out' AS side, line.at, posting.amount
   FROM journal_line AS line JOIN ledger_posting AS posting ON profile_id = 'house' AND reference = 'from-suspense:' || (args ->> 'receipt')
   WHERE act = 'return-suspense' AND (args ->> 'reversal' = ANY ($1) OR line.at BETWEEN $2 AND $3)`,
  `SELECT payment.receipt, CASE type WHEN 'deposit' THEN 'in' ELSE 'out' END AS side, finished_at AS at, ${GATEWAY_SUM} AS amount
   FROM payment JOIN ledger_posting AS posting ON posting.profile_id = payment.profile_id
     AND reference IN ('deposit:' || payment_id, 'held-back:' || payment_id, 'withdrawal-paid:' || payment_id)
   WHERE payment.receipt IS NOT NULL AND (payment.receipt = ANY ($1) OR finished_at BETWEEN $2 AND $3) GROUP BY payment.receipt, type, finished_at`,
  `SELECT back.receipt, 'out' AS side, written_at AS at, ${GATEWAY_SUM} AS amount
   FROM money_back AS back JOIN ledger_posting AS posting ON posting.profile_id = back.profile_id AND reference = 'sent-back:' || back.payment_id
   WHERE back.receipt IS NOT NULL AND (back.receipt = ANY ($1) OR written_at BETWEEN $2 AND $3) GROUP BY back.receipt, written_at`,
  `SELECT receipt, 'out' AS side, ended_at AS at, amount FROM tax_payment
   WHERE state = 'paid' AND (receipt = ANY ($1) OR ended_at BETWEEN $2 AND $3)`,
];

/** Movements in the books with these receipts, and those within a span, if one is given. */
export const bookedOf = async (
  sql: Sql,
  receipts: readonly string[],
  span: { readonly from: Instant; readonly to: Instant } | null,
): Promise<readonly Booked[]> => {
  const found = new Map<string, Booked>();
  // Incoming money counts once, even if it went to suspense and was assigned later; two outgoing payments with one receipt add up.
  const add = (one: Booked): void => {
    const name = `${one.side} ${one.receipt}`;
    const other = one.side === 'out' ? found.get(name) : undefined;
    found.set(name, other ? { ...one, amount: addCents(one.amount, other.amount) } : one);
  };
  for (const statement of BOOKED)
    for (const one of await sql.query<Booked>(statement, [receipts, span?.from ?? null, span?.to ?? null]))
      if (one.amount > 0) add(one);
  return [...found.values()];
};

/** Receipts not yet marked as outgoing money, in order, after a given one. */
export const receiptsNotOut = async (sql: Sql, after: string, most: number): Promise<readonly string[]> =>
  (
    await sql.query<Pick<StatementLine, 'receipt'>>(
      'SELECT receipt FROM mpesa_receipt WHERE receipt > $1 AND NOT is_out ORDER BY receipt LIMIT $2',
      [after, most],
    )
  ).map(({ receipt }) => receipt);

/** Marks receipts as outgoing money. @returns how many were new. */
export const markOut = async (sql: Sql, receipts: readonly string[]): Promise<number> =>
  (
    await sql.query(
      'UPDATE mpesa_receipt SET is_out = true WHERE receipt = ANY ($1::text[]) AND NOT is_out RETURNING 1',
      [receipts],
    )
  ).length;

/** Stores statement lines. A known line keeps its explanation and details: emptied details stay empty. */
export const keepTheirs = async (sql: Sql, lines: readonly StatementLine[]): Promise<void> => {
  await sql.query(
    `INSERT INTO statement_line (receipt, side, at, details, theirs, why)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::bigint[], $6::text[])
     ON CONFLICT (receipt, side) DO UPDATE SET theirs = excluded.theirs, at = excluded.at,
       details = CASE WHEN statement_line.theirs IS NULL THEN excluded.details ELSE statement_line.details END,
       why = CASE WHEN statement_line.theirs = excluded.theirs THEN statement_line.why ELSE excluded.why END`,
    [
      lines.map(({ receipt }) => receipt),
      lines.map(({ side }) => side),
      lines.map(({ at }) => at),
      lines.map(({ details }) => details),
      lines.map(({ amount }) => amount),
      lines.map(({ why }) => why),
    ],
  );
};

/** Stores the amounts of the books with their statement lines. */
export const keepOurs = async (sql: Sql, booked: readonly Booked[]): Promise<void> => {
  await sql.query(
    `INSERT INTO statement_line (receipt, side, at, ours) SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::bigint[])
     ON CONFLICT (receipt, side) DO UPDATE SET ours = excluded.ours`,
    [
      booked.map(({ receipt }) => receipt),
      booked.map(({ side }) => side),
      booked.map(({ at }) => at),
      booked.map(({ amount }) => amount),
    ],
  );
};

/** Corrects the books' amount of an outgoing receipt on its statement line, if there is one. */
export const correctOurs = (sql: Sql, receipt: string, amount: Cents) =>
  sql.query(`UPDATE statement_line SET ours = $2 WHERE receipt = $1 AND side = 'out'`, [receipt, amount]);

/** A line that the books and the statement do not have alike. */
export interface LineApart {
  readonly receipt: string;
  readonly side: Side;
  readonly at: Instant;
  readonly details: string;
  readonly theirs: Cents | null;
  readonly ours: Cents | null;
}

const APART = 'FROM statement_line WHERE ours IS DISTINCT FROM theirs AND why IS NULL';

/** The lines that nobody has explained, those of most shillings first. */
export const linesApart = (sql: Sql, most: number): Promise<readonly LineApart[]> =>
  sql.query<LineApart>(
    `SELECT receipt, side, at, details, theirs, ours ${APART} ORDER BY abs(COALESCE(theirs, 0) - COALESCE(ours, 0)) DESC, receipt LIMIT $1`,
    [most],
  );

/** Stored totals: number of lines, number and sum of unexplained differences, and the end of the newest statement. */
export const statementSums = async (sql: Sql) => {
  const [row] = await sql.query<{
    lines: number;
    apart: number;
    unexplained: Cents;
    until: Instant | null;
  }>('SELECT lines, apart, unexplained, until FROM statement_sum');
  if (row === undefined) throw new Error('the sums of the statement are gone');
  return row;
};

/** Statement lines of a receipt, at most one per side. `why` is null until somebody has explained the line. */
export const theirsOf = (
  sql: Sql,
  receipt: string,
): Promise<readonly (Pick<StatementLine, 'side' | 'why'> & { readonly theirs: Cents })[]> =>
  sql.query(
    'SELECT side, theirs, why FROM statement_line WHERE receipt = $1 AND theirs IS NOT NULL ORDER BY side',
    [receipt],
  );

/** A line that is apart, locked until the transaction ends; null where there is none. */
export const lockApart = async (sql: Sql, receipt: string, side: Side): Promise<LineApart | null> => {
  const [row] = await sql.query<LineApart>(
    `SELECT receipt, side, at, details, theirs, ours ${APART} AND receipt = $1 AND side = $2 FOR UPDATE`,
    [receipt, side],
  );
  return row ?? null;
};

/**
 * A deposit of the same sum, asked for within a day, whose receipt is not known: it may be this money. It was taken because mobile money said so when
 * asked, however much later, or may still be; null where there is none.
 */
export const depositUnnamed = async (
  sql: Sql,
  amount: Cents,
  at: Instant,
): Promise<{ readonly id: string; readonly isOpen: boolean } | null> => {
  const [row] = await sql.query<{ id: string; isOpen: boolean }>(
    `SELECT payment_id AS id, status = 'TRX_SUCCESS' AS "isOpen" FROM payment
     WHERE type = 'deposit' AND status <> 'FAILED' AND receipt IS NULL AND amount = $1
       AND made_at BETWEEN $2::timestamptz - interval '1 day' AND $2::timestamptz + interval '1 day' LIMIT 1`,
    [amount, at],
  );
  return row ?? null;
};

export const explain = async (sql: Sql, { receipt, side }: LineApart, why: string): Promise<void> => {
  await sql.query('UPDATE statement_line SET why = $3 WHERE receipt = $1 AND side = $2', [
    receipt,
    side,
    why,
  ]);
};
