import { cents, type CasinoTier, type Cents } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';

/** What a tier holds, or is to get. */
export interface TierAmount {
  readonly tier: CasinoTier;
  readonly amount: Cents;
}

/** Over how many rows a tier is spread. */
const SHARDS = 8;

// Whoever locks several rows does it in the order (tier, shard): nobody waits in a circle.
const FEED = `
  WITH locked AS (SELECT tier, shard FROM casino_tier WHERE shard = $1 ORDER BY tier, shard FOR UPDATE)
  UPDATE casino_tier kept SET amount = kept.amount + fed.amount
  FROM locked, unnest($2::text[], $3::bigint[]) AS fed (tier, amount)
  WHERE kept.tier = locked.tier AND kept.shard = locked.shard AND fed.tier = kept.tier RETURNING kept.tier`;

/** Makes the tiers' rows, empty. Answers whether there were none. */
export const insertTiers = async (sql: Sql, tiers: readonly CasinoTier[]): Promise<boolean> =>
  (
    await sql.query(
      `INSERT INTO casino_tier (tier, shard, amount)
       SELECT tier, shard, 0 FROM unnest($1::text[]) AS tier, generate_series(0, $2::int - 1) AS shard
       ORDER BY tier, shard ON CONFLICT DO NOTHING RETURNING tier`,
      [tiers, SHARDS],
    )
  ).length > 0;

/** Adds to tiers, in the rows that are this number's. @throws Error where the tiers were never opened. */
export const addToTiers = async (sql: Sql, parts: readonly TierAmount[], number: number): Promise<void> => {
  const fed = await sql.query(FEED, [
    number % SHARDS,
    parts.map(({ tier }) => tier),
    parts.map(({ amount }) => amount),
  ]);
  if (fed.length !== parts.length) throw new Error('the casino jackpot was never opened');
};

/** Locks all of the jackpot until the transaction ends. */
export const lockTiers = async (sql: Sql): Promise<void> => {
  await sql.query('SELECT 1 FROM casino_tier ORDER BY tier, shard FOR UPDATE');
};

/** What each tier holds. */
export const selectTiers = async (sql: Sql): Promise<readonly TierAmount[]> =>
  (
    await sql.query<{ tier: CasinoTier; amount: number }>(
      'SELECT tier, sum(amount)::bigint AS amount FROM casino_tier GROUP BY tier',
    )
  ).map(({ tier, amount }) => ({ tier, amount: cents(amount) }));

/** Empties a tier down to this much. Lock it before. */
export const resetTier = async (sql: Sql, { tier, amount }: TierAmount): Promise<void> => {
  await sql.query(
    'UPDATE casino_tier SET amount = CASE shard WHEN 0 THEN $2::bigint ELSE 0 END WHERE tier = $1',
    [tier, amount],
  );
};
