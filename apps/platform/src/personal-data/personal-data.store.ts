import type { Cents, Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** A customer, and the phone they are found by. */
export interface Person {
  readonly profileId: ProfileId;
  readonly phone: Msisdn;
}

/** A person's rows of one table. */
export interface RowsHeld {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const ofPerson = (byPhone: string | undefined, { profileId, phone }: Person) =>
  byPhone === undefined ? { column: 'profile_id', value: profileId } : { column: byPhone, value: phone };

/** Reads everything stored about a person, table by table, except what is not disclosed to them. */
export async function* rowsHeld(sql: Sql, person: Person): AsyncGenerator<RowsHeld> {
  for (const [table, { untold, byPhone }] of Object.entries(PERSONAL_TABLES)) {
    if (untold !== undefined && 'all' in untold) continue;
    const { column, value } = ofPerson(byPhone, person);
    const rows = await sql.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(${table}) - $2::text[] AS row FROM ${table} WHERE ${column} = $1`,
      [value, untold ?? []],
    );
    yield { table, rows: rows.map(({ row }) => row) };
  }
}

/** Reasons a person cannot be erased yet. */
export interface Obstacles {
  readonly isClosed: boolean;
  readonly isUnderAge: boolean;
  /** End of an exclusion, for which the phone must stay known. */
  readonly excludedUntil: Instant | null;
  /** True if the customer has money, owes some, or has some under way. */
  readonly hasMoney: boolean;
  /** True if the last note on the customer says watched or reported. */
  readonly hasCase: boolean;
}

/**
 * Finds the obstacles to erasing a person. @param now real time. @param least the least that mobile money pays out: smaller
 * amounts stay in the books.
 */
export const obstaclesOf = async (
  sql: Sql,
  profileId: ProfileId,
  now: Instant,
  least: Cents,
): Promise<Obstacles> => {
  const [row] = await sql.query<Omit<Obstacles, 'hasCase'>>(
    `SELECT EXISTS (SELECT FROM account_closing WHERE profile_id = $1) AS "isClosed",
       EXISTS (SELECT FROM account_closing WHERE profile_id = $1 AND reason = 'under-age') AS "isUnderAge",
       (SELECT max(ends_at) FROM play_break WHERE profile_id = $1 AND ends_at > $2) AS "excludedUntil",
       EXISTS (SELECT FROM wallet WHERE profile_id = $1 AND (cash >= $3 OR bonus > 0 OR refund > 0 OR payout_hold > 0 OR withdrawal_hold > 0))
         OR EXISTS (SELECT FROM bet WHERE profile_id = $1 AND status IN ('open', 'waiting'))
         OR EXISTS (SELECT FROM jackpot_ticket WHERE profile_id = $1 AND status = 'open')
         OR EXISTS (SELECT FROM payment WHERE profile_id = $1 AND status = 'TRX_SUCCESS')
         OR EXISTS (SELECT FROM game_round WHERE profile_id = $1 AND won IS NULL AND staked > 0)
         OR EXISTS (SELECT FROM customer_debt WHERE profile_id = $1 AND owed > 0)
         OR EXISTS (SELECT FROM money_back WHERE profile_id = $1 AND state <> 'returned') AS "hasMoney"`,
    [profileId, now, least],
  );
  if (row === undefined) throw new Error('a statement without a table answers one row');
  const cases = await sql.query(
    `SELECT FROM (SELECT args ->> 'outcome' AS outcome FROM journal_line WHERE args ? 'profile_id' AND args ->> 'profile_id' = $1 AND act = 'note-case'
       ORDER BY number DESC LIMIT 1) AS latest WHERE outcome IN ('watched', 'reported')`,
    [profileId],
  );
  return { ...row, hasCase: cases.length > 0 };
};

/** Deletes and masks the columns that name a customer, in the caller's transaction. Their books stay. */
export const maskCustomer = async (sql: Sql, { profileId }: Person): Promise<void> => {
  for (const [table, { erased, byPhone }] of Object.entries(PERSONAL_TABLES)) {
    if (byPhone !== undefined || erased === 'kept') continue;
    if (erased === 'deleted') {
      await sql.query(`DELETE FROM ${table} WHERE profile_id = $1`, [profileId]);
      continue;
    }
    const { phone, emptied = [] } = erased;
    const changes = [
      ...(phone === undefined ? [] : [`${phone} = 'erased-' || profile_id`]),
      ...emptied.map((column) => `${column} = NULL`),
    ];
    await sql.query(`UPDATE ${table} SET ${changes.join(', ')} WHERE profile_id = $1`, [profileId]);
  }
};

/** Last nine digits of a number: every way of writing it contains them. */
const digitsOf = (phone: Msisdn): string => phone.slice(-9);

/** Deletes the rows of a phone, and blanks the callbacks and statement lines of mobile money about the customer. May be repeated. */
export const forgetPhone = async (sql: Sql, { profileId, phone }: Person): Promise<void> => {
  for (const [table, { byPhone }] of Object.entries(PERSONAL_TABLES))
    if (byPhone !== undefined) await sql.query(`DELETE FROM ${table} WHERE ${byPhone} = $1`, [phone]);
  const orders = await sql.query<{ reference: string }>(
    'SELECT reference FROM mpesa_order WHERE profile_id = $1',
    [profileId],
  );
  // Payments by hand have no order: they name the number, or the receipt they were credited by.
  const receipts = await sql.query<{ receipt: string }>(
    'SELECT receipt FROM payment WHERE profile_id = $1 AND receipt IS NOT NULL',
    [profileId],
  );
  await sql.query(
    `UPDATE mpesa_callback SET body = '' WHERE body <> ''::bytea AND (reference = ANY($1::text[])
       OR EXISTS (SELECT FROM unnest($2::text[]) AS said (words) WHERE position(convert_to(words, 'UTF8') IN body) > 0))`,
    [orders.map(({ reference }) => reference), [phone, ...receipts.map(({ receipt }) => receipt)]],
  );
  for (const table of ['statement_line', 'statement_said'])
    await sql.query(
      `UPDATE ${table} SET details = '' WHERE details <> '' AND (split_part(receipt, ' ', 1) = ANY($1::text[]) OR position($2 IN details) > 0)`,
      [receipts.map(({ receipt }) => receipt), digitsOf(phone)],
    );
  await sql.query(
    `DELETE FROM suspense_told WHERE receipt = ANY($1::text[]) OR position($2 IN regexp_replace(account, '[^0-9]', '', 'g')) > 0
       OR position($2 IN payer) > 0`,
    [receipts.map(({ receipt }) => receipt), digitsOf(phone)],
  );
};

/** Deletes the names of a customer. This comes last, so that an interrupted erasure can be found again. */
export const forgetNames = (sql: Sql, profileId: ProfileId) =>
  sql.query(
    `DELETE FROM owner_of WHERE profile_id = $1 AND kind IN ('phone', 'id-card', 'referral', 'token', 'launch')`,
    [profileId],
  );

/** Blanks callbacks of mobile money that are too old for any question about them. @returns how many. */
export const emptyOldCallbacks = async (sql: Sql, before: Instant, most: number): Promise<number> =>
  (
    await sql.query(
      `UPDATE mpesa_callback SET body = '' WHERE body <> ''::bytea AND callback_id IN (
         SELECT callback_id FROM mpesa_callback WHERE body <> ''::bytea AND written_at < $1 ORDER BY written_at LIMIT $2) RETURNING 1`,
      [before, most],
    )
  ).length;

/** Blanks the details of equally old lines of mobile money's statement and of money in suspense: they name payers and payees. */
export const emptyOldDetails = async (sql: Sql, before: Instant): Promise<void> => {
  for (const table of ['statement_line', 'statement_said'])
    await sql.query(`UPDATE ${table} SET details = '' WHERE details <> '' AND at < $1`, [before]);
  await sql.query('DELETE FROM suspense_told WHERE written_at < $1', [before]);
};
