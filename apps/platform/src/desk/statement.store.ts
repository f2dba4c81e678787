import { addCents, type Cents, type Instant, type NairobiDay } from '@kipenga/betting-core';
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
  `SELECT payment.receipt, CASE WHEN type = 'deposit' THEN 'in' ELSE 'out' END AS side, finished_at AS at, ${GATEWAY_SUM} AS amount
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

/** Has imports of statements run one at a time. */
export const lockImports = (sql: Sql) => sql.query('SELECT pg_advisory_xact_lock(272)');

const CAME = `(SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::bigint[], $6::text[])
  AS came (receipt, side, at, details, amount, why))`;

/**
 * Stores statement lines, each named once. A line that is known stays as it was said first, with its explanation and details: emptied details stay empty. One
 * that says another amount or time of it is kept beside it, and has to be looked at; a line of amount 0 does so only.
 * @returns how many say something else for the first time.
 */
export const keepTheirs = async (sql: Sql, lines: readonly StatementLine[]): Promise<number> => {
  const values = [
    lines.map(({ receipt }) => receipt),
    lines.map(({ side }) => side),
    lines.map(({ at }) => at),
    lines.map(({ details }) => details),
    lines.map(({ amount }) => amount),
    lines.map(({ why }) => why),
  ];
  const otherwise = await sql.query(
    `WITH other AS (
       SELECT came.*, line.theirs, line.at AS first_at, line.details AS first_details FROM ${CAME} AS came JOIN statement_line AS line USING (receipt, side)
       WHERE line.theirs IS NOT NULL AND (line.theirs, line.at) IS DISTINCT FROM (came.amount, came.at)
         AND NOT EXISTS (SELECT FROM statement_said AS said WHERE (said.receipt, said.side, said.amount, said.at) = (came.receipt, came.side, came.amount, came.at))),
     said AS (INSERT INTO statement_said (receipt, side, amount, at, details)
       SELECT receipt, side, theirs, first_at, first_details FROM other UNION ALL SELECT receipt, side, amount, at, details FROM other ON CONFLICT DO NOTHING)
     UPDATE statement_line AS line SET said_now = other.amount, said_now_at = other.at FROM other
     WHERE (line.receipt, line.side) = (other.receipt, other.side) RETURNING 1`,
    values,
  );
  await sql.query(
    `INSERT INTO statement_line (receipt, side, at, details, theirs, why) SELECT receipt, side, at, details, amount, why FROM ${CAME} AS came
     WHERE amount > 0 AND NOT EXISTS (SELECT FROM statement_said AS said WHERE (said.receipt, said.side, said.amount, said.at) = (came.receipt, came.side, came.amount, came.at))
     ON CONFLICT (receipt, side) DO UPDATE SET theirs = excluded.theirs, at = excluded.at, details = excluded.details, why = excluded.why
       WHERE statement_line.theirs IS NULL`,
    values,
  );
  return otherwise.length;
};

/** Ends what the statement says otherwise of a line: the first holds, or what was said last. A charge needs no other explanation. */
export const endOtherwise = async (
  sql: Sql,
  { receipt, side }: LineApart,
  holds: 'first' | 'last',
  why: string,
): Promise<void> => {
  await sql.query(
    `UPDATE statement_line AS line SET said_now = NULL, said_now_at = NULL, why = CASE WHEN line.receipt LIKE '% charge' THEN $4 WHEN NOT $3 THEN line.why END,
       theirs = CASE WHEN $3 THEN nullif(said.amount, 0) ELSE theirs END, at = CASE WHEN $3 THEN said.at ELSE line.at END,
       details = CASE WHEN $3 THEN said.details ELSE line.details END
     FROM statement_said AS said WHERE (line.receipt, line.side) = ($1, $2)
       AND (said.receipt, said.side, said.amount, said.at) = (line.receipt, line.side, line.said_now, line.said_now_at)`,
    [receipt, side, holds === 'last', why],
  );
};

/** Adds the time of which a statement has all lines, both ends included. */
export const keepSpan = async (
  sql: Sql,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<void> => {
  await sql.query(
    `UPDATE statement_sum SET taken = taken + tstzmultirange(tstzrange($1, $2::timestamptz + interval '1 second'))`,
    [from, to],
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

/** A line that the books and the statement do not have alike, or that statements do not. */
export interface LineApart {
  readonly receipt: string;
  readonly side: Side;
  readonly at: Instant;
  readonly details: string;
  /** As it was said first. */
  readonly theirs: Cents | null;
  readonly ours: Cents | null;
  /** Amount that was said last, if a later line says something else of it than the first; 0 if that no money moved. */
  readonly saidNow: Cents | null;
}

const LINE = 'receipt, side, at, details, theirs, ours, said_now AS "saidNow"';
const APART =
  'FROM statement_line WHERE ((ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL)';
const DIFFERENCE = 'statement_difference(theirs, ours, said_now, why)';

/** The lines that nobody has explained, those of most shillings first. */
export const linesApart = (
  sql: Sql,
  after: readonly string[] | null,
  most: number,
): Promise<readonly (LineApart & { readonly difference: number })[]> =>
  sql.query(
    `SELECT ${LINE}, ${DIFFERENCE} AS difference ${APART}
       AND ($1::bigint IS NULL OR (- ${DIFFERENCE}, receipt, side) > (- $1::bigint, $2::text, $3::text))
     ORDER BY - ${DIFFERENCE}, receipt, side LIMIT $4`,
    [after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, most],
  );

/** Totals: number of lines, number and sum of unexplained differences with the time of the oldest, and the end of the newest statement. */
export const statementSums = async (sql: Sql) => {
  const [row] = await sql.query<{
    lines: number;
    apart: number;
    unexplained: Cents;
    since: Instant | null;
    until: Instant | null;
  }>(`SELECT lines, apart, unexplained, (SELECT min(at) ${APART}) AS since, until FROM statement_sum`);
  if (row === undefined) throw new Error('the sums of the statement are gone');
  return row;
};

/** Days before this one that no statement has told whole, from the first that one has. */
export const daysNotTaken = async (
  sql: Sql,
  today: NairobiDay,
): Promise<{ readonly daysMissing: number; readonly firstMissing: string | null }> => {
  const [row] = await sql.query<{ daysMissing: number; firstMissing: string | null }>(
    `SELECT count(*)::int AS "daysMissing", min(day)::date::text AS "firstMissing" FROM statement_sum
       CROSS JOIN LATERAL (SELECT lower(taken) AT TIME ZONE 'Africa/Nairobi' AS first) AS begun
       CROSS JOIN LATERAL generate_series(date_trunc('day', first - interval '1 microsecond') + interval '1 day', $1::date - interval '1 day', interval '1 day') AS day
     WHERE NOT taken @> tstzrange(day AT TIME ZONE 'Africa/Nairobi', (day + interval '1 day') AT TIME ZONE 'Africa/Nairobi')`,
    [today],
  );
  return row ?? { daysMissing: 0, firstMissing: null };
};

/** All that the statement says of a receipt: once per side, or twice while it says two things of it. `why` is null until somebody has explained the line. */
export const theirsOf = (
  sql: Sql,
  receipt: string,
): Promise<readonly (Pick<StatementLine, 'side' | 'why'> & { readonly theirs: Cents })[]> =>
  sql.query(
    `SELECT side, said AS theirs, CASE WHEN said_now IS NULL THEN why END AS why FROM statement_line CROSS JOIN unnest(ARRAY[theirs, said_now]) AS said
     WHERE receipt = $1 AND said IS NOT NULL ORDER BY side`,
    [receipt],
  );

/** A line that is apart, locked until the transaction ends; null where there is none. */
export const lockApart = async (sql: Sql, receipt: string, side: Side): Promise<LineApart | null> => {
  const [row] = await sql.query<LineApart>(
    `SELECT ${LINE} ${APART} AND receipt = $1 AND side = $2 FOR UPDATE`,
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
