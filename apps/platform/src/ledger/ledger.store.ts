import type { Sql } from '../database/index.ts';
import { customerPotOf, type Account } from './account.ts';
import type { TransferKind } from './transfer-kind.ts';

/** A transfer as the table keeps it; `changes` follow CUSTOMER_POTS. */
export interface TransferRow {
  readonly profileId: string;
  readonly reference: string;
  readonly kind: string;
  readonly at: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly amounts: readonly number[];
  readonly changes: readonly number[];
}

// One round trip. Postings and wallet follow the transfer row, so a known reference changes nothing. Each part names the customer by $1 itself:
// where customers are spread over machines, each stays on one.
const POST = `
  WITH transfer AS (
    INSERT INTO ledger_transfer (profile_id, reference, kind, made_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING reference
  ), posted AS (
    INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
    SELECT $1, t.reference, p.line, p.from_account, p.to_account, p.amount
    FROM transfer t, unnest($5::text[], $6::text[], $7::bigint[]) WITH ORDINALITY AS p (from_account, to_account, amount, line)
  ), moved AS (
    UPDATE wallet SET cash = cash + $8, bonus = bonus + $9, refund = refund + $10,
      payout_hold = payout_hold + $11, withdrawal_hold = withdrawal_hold + $12
    WHERE profile_id = $1 AND EXISTS (SELECT FROM transfer) RETURNING 1
  )
  SELECT (SELECT count(*) FROM transfer)::int AS posted, (SELECT count(*) FROM moved)::int AS moved`;

/** Transfers of one kind and customer between two accounts of the house; each value is a parameter of the statement, or a word of our own. */
interface HouseTransfers {
  readonly profileId: string;
  readonly kind: TransferKind;
  readonly at: string;
  readonly from: Account;
  readonly to: Account;
}

/**
 * The part of a statement that posts a transfer for each row of `source`, with its `reference` and `amount`. They move nothing of what the
 * customer holds. A known reference fails the statement.
 */
export const postStatement = (source: string, { profileId, kind, at, from, to }: HouseTransfers): string => {
  if (customerPotOf(from) ?? customerPotOf(to)) throw new RangeError(`${from} or ${to} is a customer's`);
  return `transfer AS (
    INSERT INTO ledger_transfer (profile_id, reference, kind, made_at) SELECT ${profileId}, reference, '${kind}', ${at} FROM ${source}
  ), posted AS (
    INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
    SELECT ${profileId}, reference, 1, '${from}', '${to}', amount FROM ${source}
  )`;
};

export const insertTransfer = async (
  sql: Sql,
  row: TransferRow,
): Promise<{ posted: number; moved: number }> => {
  const [counts] = await sql.query<{ posted: number; moved: number }>(POST, [
    row.profileId,
    row.reference,
    row.kind,
    row.at,
    row.from,
    row.to,
    row.amounts,
    ...row.changes,
  ]);
  return counts ?? { posted: 0, moved: 0 };
};

export const insertWallet = (sql: Sql, profileId: string) =>
  sql.query('INSERT INTO wallet (profile_id) VALUES ($1) ON CONFLICT DO NOTHING', [profileId]);

export interface WalletRow {
  readonly cash: number;
  readonly bonus: number;
  readonly refund: number;
  readonly payout_hold: number;
  readonly withdrawal_hold: number;
}

export const selectWallet = async (
  sql: Sql,
  profileId: string,
  { lock }: { lock: boolean },
): Promise<WalletRow | undefined> =>
  (
    await sql.query<WalletRow>(
      `SELECT cash, bonus, refund, payout_hold, withdrawal_hold FROM wallet WHERE profile_id = $1${lock ? ' FOR UPDATE' : ''}`,
      [profileId],
    )
  )[0];

export const sumOf = async (sql: Sql, account: string): Promise<number> => {
  const [row] = await sql.query<{ balance: number }>(
    `SELECT COALESCE(sum(CASE WHEN to_account = $1 THEN amount ELSE -amount END), 0)::bigint AS balance
     FROM ledger_posting WHERE to_account = $1 OR from_account = $1`,
    [account],
  );
  return row?.balance ?? 0;
};

/** Sums what these transfers of a customer brought into an account, less what they took out. */
export const sumOfTransfers = async (
  sql: Sql,
  profileId: string,
  account: string,
  references: readonly string[],
): Promise<number> => {
  const [row] = await sql.query<{ sum: number }>(
    `SELECT COALESCE(sum(CASE WHEN to_account = $2 THEN amount ELSE -amount END), 0)::bigint AS sum
     FROM ledger_posting WHERE profile_id = $1 AND reference = ANY($3::text[]) AND $2 IN (to_account, from_account)`,
    [profileId, account, references],
  );
  return row?.sum ?? 0;
};
