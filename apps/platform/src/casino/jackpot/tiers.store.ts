import { cents, type CasinoTier, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';

/** A tier and an amount it holds or gets. */
export interface TierAmount {
  readonly tier: CasinoTier;
  readonly amount: Cents;
}

/** Creates the tiers with their initial amounts. True if there were none. */
export const insertTiers = async (sql: Sql, tiers: readonly TierAmount[]): Promise<boolean> =>
  (
    await sql.query(
      `INSERT INTO casino_tier (tier, rest) SELECT tier, rest FROM unnest($1::text[], $2::bigint[]) AS tiers (tier, rest)
       ORDER BY tier ON CONFLICT DO NOTHING RETURNING tier`,
      [tiers.map(({ tier }) => tier), tiers.map(({ amount }) => amount)],
    )
  ).length > 0;

/** Adds a round's contribution to every tier, in the customer's own row. */
export const feedTiers = async (sql: Sql, owner: ProfileId, amount: Cents): Promise<void> => {
  await sql.query(
    `INSERT INTO casino_share AS share (profile_id, fed) VALUES ($1, $2)
     ON CONFLICT (profile_id) DO UPDATE SET fed = share.fed + excluded.fed`,
    [owner, amount],
  );
};

/** Locks a tier until the transaction ends: others can feed it, but not win it. @throws Error if the tiers were never opened. */
export const lockTier = async (sql: Sql, tier: CasinoTier): Promise<void> => {
  const locked = await sql.query('SELECT 1 FROM casino_tier WHERE tier = $1 FOR UPDATE', [tier]);
  if (locked.length === 0) throw new Error('the casino jackpot was never opened');
};

/** Amount of each tier. Adds up the shares of all customers. */
export const selectTiers = async (sql: Sql): Promise<readonly TierAmount[]> =>
  (
    await sql.query<{ tier: CasinoTier; amount: number }>(
      'SELECT tier, (rest + COALESCE((SELECT sum(fed) FROM casino_share), 0))::bigint AS amount FROM casino_tier',
    )
  ).map(({ tier, amount }) => ({ tier, amount: cents(amount) }));

/** Subtracts from a tier, or adds to it if `amount` is negative. Lock it first. */
export const takeFromTier = async (sql: Sql, tier: CasinoTier, amount: number): Promise<void> => {
  await sql.query('UPDATE casino_tier SET rest = rest - $2 WHERE tier = $1', [tier, amount]);
};
