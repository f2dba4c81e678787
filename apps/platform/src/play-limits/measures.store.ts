import type { Cents, Instant, ProfileId, SportId } from '@kipenga/betting-core';
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

/** A limit of a class: the percent of the highest stake that it may stake, in one sport or (null) in all. */
export interface StakePercent {
  readonly sport: SportId | null;
  readonly percent: number;
}

/** The strictest percent for every sport; null for the whole of the highest stake. */
export const percentOfAll = (limits: readonly StakePercent[]): number | null =>
  limits.find(({ sport }) => sport === null)?.percent ?? null;

/** The class of a customer, and the limits of its stakes at a moment of real time. */
export const classOf = async (
  sql: Sql,
  owner: ProfileId,
  now: Instant,
): Promise<(ClassOfCustomer & { readonly limits: readonly StakePercent[] }) | null> => {
  const [row] = await sql.query<ClassOfCustomer & { readonly limits: readonly StakePercent[] }>(
    `SELECT class, reason, since, (${STAKE_LIMITS('$2')}) AS limits FROM customer_class k WHERE profile_id = $1`,
    [owner, now],
  );
  return row ?? null;
};

/** SQL for the strictest limits of the class of a row `k` at a moment: of all sports, and of each sport by itself. */
export const STAKE_LIMITS = (now: string): string =>
  `SELECT coalesce(json_agg(json_build_object('sport', sport_id::text, 'percent', percent) ORDER BY sport_id NULLS FIRST), '[]') FROM (
     SELECT sport_id, min(percent)::float8 AS percent FROM stake_limit s
     WHERE s.class = k.class AND s.since <= ${now} AND (s.until IS NULL OR s.until > ${now}) GROUP BY sport_id) AS strictest`;

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
  /** The house's own number of the sport that it is about; null for all. */
  readonly sport: number | null;
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
    `SELECT stake_limit_id AS id, class, sport_id AS sport, percent::float8 AS percent, who, why, since, until FROM stake_limit
     WHERE until IS NULL OR until > $1 ORDER BY stake_limit_id`,
    [now],
  );

/** Counts and sums a class's bets since a moment of betting time whose stake was above an amount. Free bets are left out. */
export const stakesAbove = async (
  sql: Sql,
  name: CustomerClass,
  { most, sport, since }: { readonly most: Cents; readonly sport: number | null; readonly since: Instant },
): Promise<{ readonly bets: number; readonly staked: Cents }> => {
  const [row] = await sql.query<{ bets: number; staked: Cents }>(
    `SELECT count(*)::int AS bets, coalesce(sum(stake), 0)::bigint AS staked FROM customer_class JOIN bet USING (profile_id)
     WHERE class = $1 AND placed_at >= $2 AND stake > $3 AND NOT uses_free_bet AND ($4::bigint IS NULL OR EXISTS (
       SELECT FROM bet_leg JOIN match ON match.feed_match_id = bet_leg.feed_match_id::bigint JOIN competition USING (competition_id)
       WHERE bet_leg.profile_id = bet.profile_id AND bet_leg.bet_id = bet.bet_id AND sport_id = $4))`,
    [name, since, most, sport],
  );
  return row ?? { bets: 0, staked: 0 as Cents };
};

export const keepStakeLimit = (sql: Sql, it: StakeLimit) =>
  sql.query(
    'INSERT INTO stake_limit (class, percent, who, why, since, until, sport_id) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [it.class, it.percent, it.who, it.why, it.since, it.until, it.sport],
  );

/** Ends a limit at a moment. False if no limit with this number lasts longer. */
export const endStakeLimit = async (sql: Sql, id: number, at: Instant): Promise<boolean> =>
  (
    await sql.query(
      'DELETE FROM stake_limit WHERE stake_limit_id = $1 AND (until IS NULL OR until > $2) RETURNING 1',
      [id, at],
    )
  ).length > 0;

/** Names of sports, by their numbers. */
export const sportNames = async (
  sql: Sql,
  sports: readonly SportId[],
): Promise<ReadonlyMap<SportId, string>> => {
  if (sports.length === 0) return new Map();
  const rows = await sql.query<{ id: SportId; name: string }>(
    'SELECT sport_id::text AS id, name FROM sport WHERE sport_id = ANY($1::bigint[])',
    [sports],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
