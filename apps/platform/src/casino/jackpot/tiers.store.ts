import { cents, type CasinoTier, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';

/** What a tier holds, or is to get. */
export interface TierAmount {
  readonly tier: CasinoTier;
  readonly amount: Cents;
}

/** Makes the tiers with what they begin with. Answers whether there were none. */
export const insertTiers = async (sql: Sql, tiers: readonly TierAmount[]): Promise<boolean> =>
  (
    await sql.query(
      `INSERT INTO casino_tier (tier, rest) SELECT tier, rest FROM unnest($1::text[], $2::bigint[]) AS tiers (tier, rest)
       ORDER BY tier ON CONFLICT DO NOTHING RETURNING tier`,
      [tiers.map(({ tier }) => tier), tiers.map(({ amount }) => amount)],
    )
  ).length > 0;

/** Adds to every tier what a round of a customer feeds each of them, in a row of the customer's own. */
export const feedTiers = async (sql: Sql, owner: ProfileId, amount: Cents): Promise<void> => {
  await sql.query(
    `INSERT INTO casino_share AS share (profile_id, fed) VALUES ($1, $2)
     ON CONFLICT (profile_id) DO UPDATE SET fed = share.fed + excluded.fed`,
    [owner, amount],
  );
};

/** Locks a tier until the transaction ends: others feed it meanwhile, and nobody wins it. @throws Error where the tiers were never opened. */
export const lockTier = async (sql: Sql, tier: CasinoTier): Promise<void> => {
  const locked = await sql.query('SELECT 1 FROM casino_tier WHERE tier = $1 FOR UPDATE', [tier]);
  if (locked.length === 0) throw new Error('the casino jackpot was never opened');
};

/** What each tier holds. It adds up the shares of all customers. */
export const selectTiers = async (sql: Sql): Promise<readonly TierAmount[]> =>
  (
    await sql.query<{ tier: CasinoTier; amount: number }>(
      'SELECT tier, (rest + COALESCE((SELECT sum(fed) FROM casino_share), 0))::bigint AS amount FROM casino_tier',
    )
  ).map(({ tier, amount }) => ({ tier, amount: cents(amount) }));

/** Takes from a tier, or adds to it where it is below zero. Lock it before. */
export const takeFromTier = async (sql: Sql, tier: CasinoTier, amount: number): Promise<void> => {
  await sql.query('UPDATE casino_tier SET rest = rest - $2 WHERE tier = $1', [tier, amount]);
};
