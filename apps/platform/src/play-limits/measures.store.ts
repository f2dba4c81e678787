import type { Cents, Instant, ProfileId } from '@kipenga/betting-core';
import type { ClassReason, CustomerClass } from '@kipenga/desk-rules';
import type { AccountBlock } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';

/** Blocks an account, or changes its block. Call it with the wallet locked. */
export const keepBlock = (sql: Sql, owner: ProfileId, { reason, holdsMoney, since }: AccountBlock) =>
  sql.query(
    `INSERT INTO customer_block (profile_id, reason, holds_money, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (profile_id) DO UPDATE SET reason = excluded.reason, holds_money = excluded.holds_money, since = excluded.since`,
    [owner, reason, holdsMoney, since],
  );

export const deleteBlock = (sql: Sql, owner: ProfileId) =>
  sql.query('DELETE FROM customer_block WHERE profile_id = $1', [owner]);

/** The class of a customer whom the house watches more closely. */
export interface ClassOfCustomer {
  readonly class: CustomerClass;
  readonly reason: ClassReason;
  readonly since: Instant;
}

/** The class of a customer, and the percent of the highest stake that it may stake at a moment of real time. */
export const classOf = async (
  sql: Sql,
  owner: ProfileId,
  now: Instant,
): Promise<(ClassOfCustomer & { readonly percent: number | null }) | null> => {
  const [row] = await sql.query<ClassOfCustomer & { readonly percent: number | null }>(
    `SELECT class, reason, since, (${STAKE_PERCENT('$2')}) AS percent FROM customer_class k WHERE profile_id = $1`,
    [owner, now],
  );
  return row ?? null;
};

/** SQL for the strictest limit of the class of a row `k` at a moment; null if there is none. */
export const STAKE_PERCENT = (now: string): string =>
  `SELECT min(percent)::float8 FROM stake_limit s WHERE s.class = k.class AND s.since <= ${now} AND (s.until IS NULL OR s.until > ${now})`;

export const keepClass = (sql: Sql, owner: ProfileId, it: ClassOfCustomer) =>
  sql.query(
    `INSERT INTO customer_class (profile_id, class, reason, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (profile_id) DO UPDATE SET class = excluded.class, reason = excluded.reason, since = excluded.since`,
    [owner, it.class, it.reason, it.since],
  );

/** Takes a customer out of a class. False if they were in none. */
export const deleteClass = async (sql: Sql, owner: ProfileId): Promise<boolean> =>
  (await sql.query('DELETE FROM customer_class WHERE profile_id = $1 RETURNING 1', [owner])).length > 0;

/** A limit on a class's stakes, in percent of the highest stake, for a time. */
export interface StakeLimit {
  readonly class: CustomerClass;
  readonly percent: number;
  readonly who: string;
  readonly why: string;
  /** In real time. */
  readonly since: Instant;
  readonly until: Instant | null;
}

/** The limits in force at a moment, and later ones, in the order they were entered. */
export const stakeLimits = (sql: Sql, now: Instant) =>
  sql.query<StakeLimit & { readonly id: number }>(
    `SELECT stake_limit_id AS id, class, percent::float8 AS percent, who, why, since, until FROM stake_limit
     WHERE until IS NULL OR until > $1 ORDER BY stake_limit_id`,
    [now],
  );

/** Counts and sums a class's bets since a moment of betting time whose stake was above an amount. Free bets are left out. */
export const stakesAbove = async (
  sql: Sql,
  name: CustomerClass,
  { most, since }: { readonly most: Cents; readonly since: Instant },
): Promise<{ readonly bets: number; readonly staked: Cents }> => {
  const [row] = await sql.query<{ bets: number; staked: Cents }>(
    `SELECT count(*)::int AS bets, coalesce(sum(stake), 0)::bigint AS staked FROM customer_class JOIN bet USING (profile_id)
     WHERE class = $1 AND placed_at >= $2 AND stake > $3 AND NOT uses_free_bet`,
    [name, since, most],
  );
  return row ?? { bets: 0, staked: 0 as Cents };
};

export const keepStakeLimit = (sql: Sql, it: StakeLimit) =>
  sql.query(
    'INSERT INTO stake_limit (class, percent, who, why, since, until) VALUES ($1, $2, $3, $4, $5, $6)',
    [it.class, it.percent, it.who, it.why, it.since, it.until],
  );

/** Ends a limit at a moment. False if no limit with this number lasts longer. */
export const endStakeLimit = async (sql: Sql, id: number, at: Instant): Promise<boolean> =>
  (
    await sql.query(
      'DELETE FROM stake_limit WHERE stake_limit_id = $1 AND (until IS NULL OR until > $2) RETURNING 1',
      [id, at],
    )
  ).length > 0;
