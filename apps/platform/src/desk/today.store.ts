import { cents, type Cents, type Instant, type Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { TransferKind } from '../ledger/index.ts';
import type { SuspensionRow } from './matches.store.ts';

/** Numbers of waiting things, each counted up to a maximum. */
export type WaitingCounts = Readonly<
  Record<
    | 'lines'
    | 'settlements'
    | 'overdue'
    | 'suspense'
    | 'payouts'
    | 'heldBack'
    | 'approvals'
    | 'identities'
    | 'people'
    | 'suspensions'
    | 'jobsDue'
    | 'jobsAside',
    number
  >
>;

/** Counts rows, up to $1: a list of a million is as quick as one of a hundred. */
const upTo = (rows: string): string =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT $1) AS found)`;

/** Payouts that mobile money has not ended: after some time a person looks at them. */
export const OPEN_PAYOUTS = `payment WHERE type = 'withdrawal' AND status = 'TRX_SUCCESS'`;

/** Money in suspense that nobody has said whose it is. */
export const IN_SUSPENSE = `ledger_transfer AS came WHERE profile_id = 'house' AND kind = 'suspense' AND NOT EXISTS (
    SELECT FROM ledger_transfer AS went WHERE went.profile_id = 'house' AND went.reference = 'from-' || came.reference AND went.kind = 'from-suspense')`;

const WAITING: Readonly<Record<keyof WaitingCounts, string>> = {
  lines: 'feed_aside WHERE NOT EXISTS (SELECT FROM house_act WHERE house_act.aside_id = feed_aside.aside_id)',
  settlements: 'settlement_set_aside',
  overdue: `overdue_result JOIN match USING (match_id) WHERE status = 'started'`,
  suspense: IN_SUSPENSE,
  payouts: OPEN_PAYOUTS,
  heldBack: `money_back WHERE state = 'held'`,
  approvals: `approval WHERE state = 'waiting'`,
  identities: `customer_identity WHERE state = 'pending'`,
  people: `(SELECT DISTINCT profile_id FROM customer_sign WHERE sign IN ('losers', 'chasing', 'nights', 'payouts-back') AND NOT EXISTS (
      SELECT FROM journal_line WHERE args ? 'profile_id' AND args ->> 'profile_id' = customer_sign.profile_id AND act = 'note-case' AND at > now() - interval '30 days')) AS uncalled`,
  suspensions: `suspension WHERE cause = 'house'`,
  jobsDue: 'job WHERE done_at IS NULL AND set_aside_at IS NULL AND run_at <= now()',
  jobsAside: 'job WHERE set_aside_at IS NOT NULL AND done_at IS NULL',
};

const counts = (without: readonly string[] = []): string =>
  Object.entries(WAITING)
    .flatMap(([name, rows]) => (without.includes(name) ? [] : [`${upTo(rows)} AS "${name}"`]))
    .join(', ');

export const countWaiting = async (sql: Sql, most: number): Promise<WaitingCounts | null> => {
  const [row] = await sql.query<WaitingCounts>(`SELECT ${counts()}`, [most]);
  return row ?? null;
};

const LISTED = {
  lines: WAITING.lines,
  settlements: WAITING.settlements,
  jobs: WAITING.jobsAside,
  overdue: WAITING.overdue,
  suspensions: WAITING.suspensions,
};

/** Numbers of the entries under Waiting, each counted up to a maximum. */
export const countListed = async (
  sql: Sql,
  most: number,
): Promise<Readonly<Record<keyof typeof LISTED, number>>> => {
  const columns = Object.entries(LISTED).map(([name, rows]) => `${upTo(rows)} AS "${name}"`);
  const [row] = await sql.query<Record<keyof typeof LISTED, number>>(`SELECT ${columns.join(', ')}`, [most]);
  if (!row) throw new Error('nothing was counted');
  return row;
};

/** Marks by which news is noticed. */
export interface NewsMark {
  /** Changes with each count, match state and journal line. */
  readonly seen: string;
  /** When the newest transfer was written, to the microsecond: several are written in a second. */
  readonly moved: string;
}

/** @param since what `moved` was at the look before; null at the first. */
export const newsMark = async (sql: Sql, most: number, since: string | null): Promise<NewsMark> => {
  const [row] = await sql.query<{ readonly moved: string }>(
    `SELECT ${counts(['jobsDue', 'people'])}, (SELECT matches_version FROM sports_version) AS matches, (SELECT max(number) FROM journal_line) AS line,
       (SELECT max(coalesce(ended_at, sent_at, asked_at)) FROM tax_payment) AS tax,
       coalesce((SELECT max(posted_at) FROM ledger_transfer WHERE posted_at > $2::timestamptz), $2::timestamptz, clock_timestamp())::text AS moved`,
    [most, since],
  );
  if (!row) throw new Error('nothing was counted');
  const { moved, ...seen } = row;
  return { seen: JSON.stringify(seen), moved };
};

/** The processes of the house, by the connections that each has to the database. */
export const processesAlive = (sql: Sql) =>
  sql.query<{ readonly process: string; readonly connections: number }>(
    `SELECT substring(application_name FROM '[0-9]+$') || coalesce(' on ' || host(client_addr), '') AS process, count(*)::int AS connections
     FROM pg_stat_activity WHERE datname = current_database() AND application_name ~ '^kipenga ' GROUP BY 1 ORDER BY 1 LIMIT 100`,
  );

/** Withdrawals large enough to look at, from KES 50,000. The amount is also that of a partial index. */
const LARGE = `type = 'withdrawal' AND amount >= 5000000`;

/** Large withdrawals that have not ended, or were asked for since a moment, the newest first. */
export const largeWithdrawals = (sql: Sql, since: Instant, most: number) =>
  sql.query<{
    readonly paymentId: string;
    readonly profileId: string;
    readonly phone: Msisdn;
    readonly amount: Cents;
    readonly status: string;
    readonly madeAt: Instant;
  }>(
    `SELECT payment_id AS "paymentId", profile_id AS "profileId", msisdn AS phone, amount, status, made_at AS "madeAt" FROM (
       (SELECT * FROM payment WHERE ${LARGE} AND made_at >= $1 ORDER BY made_at DESC LIMIT $2)
       UNION (SELECT * FROM payment WHERE ${LARGE} AND status = 'TRX_SUCCESS' AND made_at < $1 ORDER BY made_at DESC LIMIT $2)) AS large
     ORDER BY made_at DESC LIMIT $2`,
    [since, most],
  );

/** Number of all these withdrawals, counted up to a maximum. */
export const countLarge = async (sql: Sql, since: Instant, most: number): Promise<number> => {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       (SELECT FROM payment WHERE ${LARGE} AND made_at >= $1 LIMIT $2)
       UNION ALL (SELECT FROM payment WHERE ${LARGE} AND status = 'TRX_SUCCESS' AND made_at < $1 LIMIT $2)) AS large`,
    [since, most],
  );
  return row?.count ?? 0;
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

/** Time by the clock of the database, which also stamps the transfers. */
export const secondsAgo = async (sql: Sql, seconds: number): Promise<Instant> => {
  const [row] = await sql.query<{ at: Instant }>(
    'SELECT clock_timestamp() - make_interval(secs => $1) AS at',
    [seconds],
  );
  if (!row) throw new Error('the database has no clock');
  return row.at;
};

/** Sums of transfers of one kind: to customers, from customers, out by a gateway of money, and into tax accounts. */
export interface Moved {
  readonly kind: TransferKind;
  readonly toCustomers: Cents;
  readonly fromCustomers: Cents;
  readonly out: Cents;
  readonly tax: Cents;
}

/** Sums by kind of the transfers made since a moment and written within a span; a null bound is open. */
export const movedSince = (
  sql: Sql,
  since: Instant,
  { from, to }: { readonly from: Instant | null; readonly to: Instant | null },
): Promise<readonly Moved[]> =>
  sql.query<Moved>(
    `SELECT kind, coalesce(sum(amount) FILTER (WHERE NOT is_to_house AND is_from_house), 0)::bigint AS "toCustomers",
       coalesce(sum(amount) FILTER (WHERE is_to_house AND NOT is_from_house), 0)::bigint AS "fromCustomers",
       coalesce(sum(amount) FILTER (WHERE to_account LIKE 'gateway:%'), 0)::bigint - coalesce(sum(amount) FILTER (WHERE from_account LIKE 'gateway:%'), 0)::bigint AS out,
       coalesce(sum(amount) FILTER (WHERE to_account LIKE 'house:%-tax'), 0)::bigint - coalesce(sum(amount) FILTER (WHERE from_account LIKE 'house:%-tax'), 0)::bigint AS tax
     FROM ledger_transfer JOIN ledger_posting USING (profile_id, reference)
       CROSS JOIN LATERAL (VALUES (to_account ~ '^(house|gateway):', from_account ~ '^(house|gateway):')) AS sides (is_to_house, is_from_house)
     WHERE made_at >= $1 AND posted_at >= coalesce($2, '-infinity'::timestamptz) AND posted_at < coalesce($3, 'infinity'::timestamptz) GROUP BY kind`,
    [since, from, to],
  );

/** Sum in suspense, over at most this many receipts. */
export const sumInSuspense = async (sql: Sql, most: number): Promise<Cents> => {
  const [row] = await sql.query<{ amount: Cents }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM (SELECT profile_id, reference FROM ${IN_SUSPENSE} LIMIT $1) AS waits
       JOIN ledger_posting USING (profile_id, reference)`,
    [most],
  );
  return cents(row?.amount ?? 0);
};

/** Suspensions by the house, with their match ids, oldest first. */
export const suspendedByHouse = (sql: Sql, most: number): Promise<readonly SuspensionRow[]> =>
  sql.query<SuspensionRow>(
    `SELECT competition.code AS competition, suspension.match_id::text AS "matchId", home_team || ' v ' || away_team AS sides,
       market_type_id AS market, cause, who, why, since, until
     FROM suspension LEFT JOIN match USING (match_id) LEFT JOIN competition ON competition.competition_id = suspension.competition_id
     WHERE cause = 'house' ORDER BY suspension_id LIMIT $1`,
    [most],
  );
