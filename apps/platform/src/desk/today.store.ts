import { cents, type Cents, type Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { TransferKind } from '../ledger/index.ts';
import type { SuspensionRow } from './matches.store.ts';

/** Things that wait, each counted up to a number. */
export type WaitingCounts = Readonly<
  Record<
    | 'lines'
    | 'settlements'
    | 'overdue'
    | 'suspense'
    | 'payouts'
    | 'heldBack'
    | 'approvals'
    | 'suspensions'
    | 'jobsDue'
    | 'jobsAside',
    number
  >
>;

/** Counts rows, up to $1: a list of a million is as quick as one of a hundred. */
const upTo = (rows: string): string =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT $1) AS found)`;

/** Payouts that mobile money has not ended for so long are for a person to see. */
export const OPEN_PAYOUTS = `payment WHERE type = 'withdrawal' AND status = 'TRX_SUCCESS'`;

/** Money in suspense that nobody has said whose it is. */
export const IN_SUSPENSE = `ledger_transfer AS came WHERE profile_id = 'house' AND kind = 'suspense' AND NOT EXISTS (
    SELECT FROM ledger_transfer AS went WHERE went.profile_id = 'house' AND went.reference = 'from-' || came.reference AND went.kind = 'from-suspense')`;

export const countWaiting = async (sql: Sql, most: number): Promise<WaitingCounts | null> => {
  const [row] = await sql.query<WaitingCounts>(
    `SELECT ${upTo('feed_aside WHERE NOT EXISTS (SELECT FROM house_act WHERE house_act.aside_id = feed_aside.aside_id)')} AS lines,
       ${upTo('settlement_set_aside')} AS settlements,
       ${upTo(`overdue_result JOIN match USING (match_id) WHERE status = 'started'`)} AS overdue,
       ${upTo(IN_SUSPENSE)} AS suspense,
       ${upTo(OPEN_PAYOUTS)} AS payouts,
       ${upTo(`money_back WHERE state = 'held'`)} AS "heldBack",
       ${upTo(`approval WHERE state = 'waiting'`)} AS approvals,
       ${upTo(`suspension WHERE cause = 'house'`)} AS suspensions,
       ${upTo('job WHERE done_at IS NULL AND set_aside_at IS NULL AND run_at <= now()')} AS "jobsDue",
       ${upTo('job WHERE set_aside_at IS NOT NULL AND done_at IS NULL')} AS "jobsAside"`,
    [most],
  );
  return row ?? null;
};

/** Another once something is to be seen at the desk that was not: a count, the state of a match, a line of the journal. */
export const newsMark = async (sql: Sql, most: number): Promise<string> => {
  const { jobsDue: _due, ...counts } = (await countWaiting(sql, most)) ?? {};
  const [row] = await sql.query<{ matches: number; line: number; tax: Instant | null }>(
    `SELECT (SELECT matches_version FROM sports_version) AS matches, (SELECT max(number) FROM journal_line) AS line,
       (SELECT max(coalesce(ended_at, sent_at, asked_at)) FROM tax_payment) AS tax`,
  );
  return JSON.stringify([counts, row]);
};

export const lastBooksCheck = async (sql: Sql) => {
  const [row] = await sql.query<{
    readonly day: string;
    readonly wallets: number;
    readonly differing: number;
    readonly isSound: boolean;
  }>(
    `SELECT day::text, wallets, differing, differing = 0 AND total = 0 AS "isSound" FROM books_check WHERE ended_at IS NOT NULL ORDER BY day DESC LIMIT 1`,
  );
  return row ?? null;
};

/** What the transfers since a moment moved between customers and all others, by kind, and into the accounts of taxes. */
export const movedSince = (sql: Sql, since: Instant) =>
  sql.query<{
    readonly kind: TransferKind;
    readonly toCustomers: Cents;
    readonly fromCustomers: Cents;
    readonly tax: Cents;
  }>(
    `SELECT kind, coalesce(sum(amount) FILTER (WHERE NOT is_to_house AND is_from_house), 0)::bigint AS "toCustomers",
       coalesce(sum(amount) FILTER (WHERE is_to_house AND NOT is_from_house), 0)::bigint AS "fromCustomers",
       coalesce(sum(amount) FILTER (WHERE to_account LIKE 'house:%-tax'), 0)::bigint - coalesce(sum(amount) FILTER (WHERE from_account LIKE 'house:%-tax'), 0)::bigint AS tax
     FROM ledger_transfer JOIN ledger_posting USING (profile_id, reference)
       CROSS JOIN LATERAL (VALUES (to_account ~ '^(house|gateway):', from_account ~ '^(house|gateway):')) AS sides (is_to_house, is_from_house)
     WHERE made_at >= $1 GROUP BY kind`,
    [since],
  );

/** What stands in suspense, of so many receipts at most. */
export const sumInSuspense = async (sql: Sql, most: number): Promise<Cents> => {
  const [row] = await sql.query<{ amount: Cents }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM (SELECT profile_id, reference FROM ${IN_SUSPENSE} LIMIT $1) AS waits
       JOIN ledger_posting USING (profile_id, reference)`,
    [most],
  );
  return cents(row?.amount ?? 0);
};

/** What the house has suspended, with the number of its match, oldest first. */
export const suspendedByHouse = (sql: Sql, most: number): Promise<readonly SuspensionRow[]> =>
  sql.query<SuspensionRow>(
    `SELECT competition.code AS competition, suspension.match_id::text AS "matchId", home_team || ' v ' || away_team AS sides,
       market_type_id AS market, cause, who, why, since, until
     FROM suspension LEFT JOIN match USING (match_id) LEFT JOIN competition ON competition.competition_id = suspension.competition_id
     WHERE cause = 'house' ORDER BY suspension_id LIMIT $1`,
    [most],
  );
