import { cents, type BetId, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A free bet the customer may use, whole, on one slip (D06). */
export interface FreeBetGrant {
  readonly grantId: string;
  readonly amount: Cents;
}

/**
 * Promises a free bet, once per `grantId`. No money moves: its stake comes from HOUSE.promotions when it is
 * used.
 */
export const grantFreeBet = async (
  sql: Sql,
  {
    profileId,
    grantId,
    amount,
    reason,
    at,
  }: { profileId: ProfileId; grantId: string; amount: Cents; reason: string; at: Instant },
): Promise<void> => {
  await sql.query(
    'INSERT INTO free_bet_grant (profile_id, grant_id, amount, reason, granted_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [profileId, grantId, amount, reason, at],
  );
};

/** The oldest unused free bet (D66). `lock` keeps it for this transaction; lock the wallet before. */
export const oldestGrant = async (
  sql: Sql,
  profileId: ProfileId,
  { lock = false } = {},
): Promise<FreeBetGrant | null> => {
  const [row] = await sql.query<{ grantId: string; amount: number }>(
    `SELECT grant_id AS "grantId", amount FROM free_bet_grant WHERE profile_id = $1 AND bet_id IS NULL
     ORDER BY granted_at, written_at LIMIT 1${lock ? ' FOR UPDATE' : ''}`,
    [profileId],
  );
  return row ? { grantId: row.grantId, amount: cents(row.amount) } : null;
};

/** Uses a grant for a bet. False when it was used meanwhile: the bet must then not be placed. */
export const redeemGrant = async (
  sql: Sql,
  profileId: ProfileId,
  grantId: string,
  betId: BetId,
): Promise<boolean> =>
  (
    await sql.query(
      'UPDATE free_bet_grant SET bet_id = $3 WHERE profile_id = $1 AND grant_id = $2 AND bet_id IS NULL RETURNING grant_id',
      [profileId, grantId, betId],
    )
  ).length === 1;

/** Gives the grant of a void bet back, to be used again; true when there was one. */
export const returnGrant = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<boolean> =>
  (
    await sql.query(
      'UPDATE free_bet_grant SET bet_id = NULL WHERE profile_id = $1 AND bet_id = $2 RETURNING grant_id',
      [profileId, betId],
    )
  ).length === 1;
