import { dayBounds, type Instant, type NairobiDay } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { HOUSE, NEVER_BELOW_ZERO } from './account.ts';
import { kindsWhere } from './transfer-kind.ts';

/** An account that does not match its customer's postings. */
export interface BooksDifference {
  /** The customer whose postings were summed, or `house` for those that concern none. */
  readonly profileId: string;
  readonly account: string;
  /**
   * 'differs': the wallet holds another amount. 'below-zero': an account of the house is negative for this customer, as after a
   * bet that was settled twice. 'unexplained': it was moved by kinds of transfer that the statement has no words for.
   * 'open-stakes': it holds another sum for this customer than the stakes of their open bets, or of their tickets in an
   * undecided jackpot.
   */
  readonly fault: 'differs' | 'below-zero' | 'unexplained' | 'open-stakes';
  /** The sum of the postings; for 'unexplained', of those without words. */
  readonly booked: number;
  /** The sum in the wallet, or required by the rule. */
  readonly kept: number;
}

/** The check of some customers, in the order of their ids. */
export interface BooksSlice {
  readonly wallets: number;
  /** The last of them; null if there was none. */
  readonly last: string | null;
  /** The sum of every account that their postings moved. */
  readonly total: number;
  readonly drifting: readonly BooksDifference[];
}

// A transfer moves the accounts of its own customer and of the house only. So the postings of one customer add up to zero, and one
// statement, which sees one moment, can check a few customers without stopping anybody's bets.
const SLICE = `
  WITH slice AS MATERIALIZED (
    SELECT * FROM wallet WHERE profile_id > $1 ORDER BY profile_id LIMIT $2
  ), booked AS MATERIALIZED (
    SELECT p.profile_id, e.account, sum(e.amount)::bigint AS booked, e.account LIKE 'house:%' OR e.account LIKE 'gateway:%' AS is_ours
    FROM slice JOIN ledger_posting p USING (profile_id),
      LATERAL (VALUES (p.to_account, p.amount), (p.from_account, -p.amount)) AS e (account, amount)
    GROUP BY p.profile_id, e.account
  ), kept AS MATERIALIZED (
    SELECT s.profile_id, p.pot || ':' || s.profile_id AS account, p.kept
    FROM slice s, LATERAL (VALUES ('cash', s.cash), ('bonus', s.bonus), ('refund', s.refund),
      ('payout_hold', s.payout_hold), ('withdrawal_hold', s.withdrawal_hold)) AS p (pot, kept)
  ), unexplained AS (
    SELECT p.profile_id, p.reference, e.account, sum(e.amount) AS amount
    FROM slice JOIN ledger_transfer t USING (profile_id) JOIN ledger_posting p USING (profile_id, reference),
      LATERAL (VALUES (p.to_account, p.amount), (p.from_account, -p.amount)) AS e (account, amount)
    WHERE t.kind <> ALL($4::text[]) AND split_part(e.account, ':', 1) IN ('cash', 'bonus', 'refund', 'payout_hold')
    GROUP BY p.profile_id, p.reference, e.account HAVING sum(e.amount) <> 0
  ), undecided AS (
    SELECT jackpot_id, 'house:jackpot-fund:' || jackpot_id AS account FROM jackpot
    WHERE state IN ('open', 'closed') AND NOT EXISTS (SELECT FROM jackpot_verdict WHERE jackpot_verdict.jackpot_id = jackpot.jackpot_id)
  ), at_stake AS (
    SELECT profile_id, account, sum(amount)::bigint AS staked FROM (
      SELECT b.profile_id, $5 AS account, b.stake_after_tax - b.cashed_stake_after_tax AS amount FROM slice JOIN bet b USING (profile_id) WHERE b.status = 'open'
      UNION ALL
      SELECT b.profile_id, $6, b.stake FROM slice JOIN bet b USING (profile_id) WHERE b.status = 'waiting'
      UNION ALL
      SELECT t.profile_id, u.account, t.contribution FROM slice JOIN jackpot_ticket t USING (profile_id) JOIN undecided u USING (jackpot_id)
      WHERE t.status = 'open') AS stakes
    GROUP BY profile_id, account
  ), held AS (
    SELECT profile_id, account, booked FROM booked WHERE profile_id <> 'house' AND (account IN ($5, $6) OR account IN (SELECT account FROM undecided))
  ), drifting AS (
    SELECT profile_id, account, 'open-stakes' AS fault, COALESCE(booked, 0) AS booked, COALESCE(staked, 0) AS kept
    FROM held FULL JOIN at_stake USING (profile_id, account) WHERE COALESCE(booked, 0) >= 0 AND COALESCE(booked, 0) <> COALESCE(staked, 0)
    UNION ALL
    SELECT profile_id, account, 'differs' AS fault, COALESCE(booked, 0) AS booked, COALESCE(kept, 0) AS kept
    FROM kept FULL JOIN booked USING (profile_id, account)
    WHERE is_ours IS NOT TRUE AND COALESCE(booked, 0) <> COALESCE(kept, 0)
    UNION ALL
    SELECT profile_id, account, 'below-zero', booked, 0 FROM booked WHERE account = ANY($3::text[]) AND booked < 0
    UNION ALL
    SELECT profile_id, account, 'unexplained', sum(amount), 0 FROM unexplained GROUP BY profile_id, account
  )
  SELECT (SELECT count(*) FROM slice)::int AS wallets, (SELECT max(profile_id) FROM slice) AS last,
    ((SELECT COALESCE(sum(kept), 0) FROM kept) + (SELECT COALESCE(sum(booked), 0) FROM booked WHERE is_ours))::bigint AS total,
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('profileId', profile_id, 'account', account, 'fault', fault, 'booked', booked, 'kept', kept)
      ORDER BY profile_id, account, fault), '[]') FROM drifting) AS drifting`;

const EXPLAINED_KINDS = kindsWhere(({ statement }) => statement !== null);

/** Checks the books of the next customers after `after`. Locks nobody. */
export const selectSlice = async (sql: Sql, after: string, most: number): Promise<BooksSlice> => {
  const [slice] = await sql.query<BooksSlice>(SLICE, [
    after,
    most,
    NEVER_BELOW_ZERO,
    EXPLAINED_KINDS,
    HOUSE.openBets,
    HOUSE.waitingBets,
  ]);
  if (slice === undefined) throw new Error('a sum always answers one row');
  return slice;
};

/** Movements of some customers on an account by one kind of transfer, in a span of time. */
export interface Moved {
  /** A pot of all customers together ('cash'), all jackpot funds, or an account of the house or the gateway. */
  readonly account: string;
  readonly kind: string;
  readonly came: number;
  readonly went: number;
  readonly transfers: number;
}

const MOVED = `
  WITH slice AS MATERIALIZED (SELECT profile_id FROM wallet WHERE profile_id > $1 AND profile_id <= $2)
  SELECT CASE
      WHEN e.account LIKE 'house:jackpot-fund:%' THEN 'house:jackpot-funds'
      WHEN e.account LIKE 'house:casino-jackpot:%' THEN 'house:casino-jackpots'
      WHEN e.account LIKE 'house:%' OR e.account LIKE 'gateway:%' THEN e.account
      ELSE split_part(e.account, ':', 1) END AS account,
    t.kind, sum(e.came)::bigint AS came, sum(e.went)::bigint AS went, count(DISTINCT (t.profile_id, t.reference))::bigint AS transfers
  FROM slice JOIN ledger_transfer t USING (profile_id) JOIN ledger_posting p USING (profile_id, reference),
    LATERAL (VALUES (p.to_account, p.amount, 0), (p.from_account, 0, p.amount)) AS e (account, came, went)
  WHERE t.posted_at < $4 AND ($3::timestamptz IS NULL OR t.posted_at >= $3)
  GROUP BY 1, 2`;

/**
 * Sums the movements of a slice's customers in the span of a check. It takes them by the range of their ids, so that customers who
 * registered since the slice was read push none of them out.
 */
export const selectMoved = async (
  sql: Sql,
  { after, movedFrom, movedTo }: NightlyCheck,
  { last }: Pick<BooksSlice, 'last'>,
): Promise<readonly Moved[]> =>
  last === null || movedTo === null ? [] : sql.query<Moved>(MOVED, [after, last, movedFrom, movedTo]);

/** A nightly check of the books, with its progress and findings. */
export interface NightlyCheck {
  readonly day: NairobiDay;
  readonly begunAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  /** Every customer up to this profile is checked. */
  readonly after: string;
  readonly wallets: number;
  /** The sum of every account: zero, or the books are broken. */
  readonly total: number;
  /** The number of faulty accounts. */
  readonly differing: number;
  /** The first of those. */
  readonly differences: readonly BooksDifference[];
  /** Start of the movements it sums: the end of the check before; null for the first, which sums from the beginning. */
  readonly movedFrom: Instant | null;
  /** End of the movements it sums; null if it sums none, because a check of a later day was begun before it and sums them. */
  readonly movedTo: Instant | null;
}

const COLUMNS = `day, begun_at AS "begunAt", ended_at AS "endedAt", after, wallets, total, differing, differences,
  moved_from AS "movedFrom", moved_to AS "movedTo"`;

/**
 * Begins the check of a day, or finds the one already begun. It sums the movements up to the beginning of that day that no other
 * check sums. Checks begin one at a time: the jobs of missed nights may run in any order, and each movement is summed once.
 */
export const beginCheck = (db: Database, day: NairobiDay, at: Instant): Promise<NightlyCheck> =>
  db.transaction(async (sql) => {
    await sql.query('LOCK TABLE books_check IN SHARE ROW EXCLUSIVE MODE');
    await sql.query(
      `INSERT INTO books_check (day, begun_at, moved_from, moved_to)
       SELECT $1, $2, CASE WHEN is_newer THEN newest END, CASE WHEN is_newer THEN $3::timestamptz END
       FROM (SELECT max(moved_to) AS newest, coalesce(max(moved_to) < $3, true) AS is_newer FROM books_check) AS told
       ON CONFLICT DO NOTHING`,
      [day, at, dayBounds(day).from],
    );
    const [check] = await sql.query<NightlyCheck>(`SELECT ${COLUMNS} FROM books_check WHERE day = $1`, [day]);
    if (check === undefined) throw new Error(`the check of ${day} is gone`);
    return check;
  });

/** Adds a slice to the check it continues; null if another process has continued it. Stores at most this many differences. */
export const addSlice = (
  db: Database,
  check: NightlyCheck,
  { wallets, last, total, drifting, moved }: BooksSlice & { readonly moved: readonly Moved[] },
  { endedAt, mostKept }: { readonly endedAt: Instant | null; readonly mostKept: number },
): Promise<NightlyCheck | null> =>
  db.transaction(async (sql) => {
    const kept = drifting.slice(0, Math.max(0, mostKept - check.differences.length));
    const [next] = await sql.query<NightlyCheck>(
      `UPDATE books_check SET after = $3, wallets = wallets + $4, total = total + $5, differing = differing + $6,
         differences = differences || $7::jsonb, ended_at = $8
       WHERE day = $1 AND after = $2 AND ended_at IS NULL RETURNING ${COLUMNS}`,
      [
        check.day,
        check.after,
        last ?? check.after,
        wallets,
        total,
        drifting.length,
        JSON.stringify(kept),
        endedAt,
      ],
    );
    if (next === undefined) return null;
    await sql.query(
      `INSERT INTO day_books (day, account, kind, came, went, transfers)
       SELECT $1, account, kind, came, went, transfers
       FROM jsonb_to_recordset($2) AS moved (account text, kind text, came bigint, went bigint, transfers bigint)
       ON CONFLICT (day, account, kind) DO UPDATE SET came = day_books.came + excluded.came, went = day_books.went + excluded.went,
         transfers = day_books.transfers + excluded.transfers`,
      [check.day, JSON.stringify(moved)],
    );
    return next;
  });

/** The newest check, running or finished; null before the first. */
export const lastCheck = async (sql: Sql): Promise<NightlyCheck | null> => {
  const [check] = await sql.query<NightlyCheck>(
    `SELECT ${COLUMNS} FROM books_check ORDER BY day DESC LIMIT 1`,
  );
  return check ?? null;
};
