import { cents, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A customer's debt after corrected results; 0 for nearly everybody. */
export const debtOf = async (sql: Sql, profileId: ProfileId): Promise<Cents> => {
  const [row] = await sql.query<{ owed: Cents }>('SELECT owed FROM customer_debt WHERE profile_id = $1', [
    profileId,
  ]);
  return row?.owed ?? cents(0);
};

/** Adds to a debt. */
export const addToDebt = async (sql: Sql, profileId: ProfileId, amount: Cents): Promise<void> => {
  await sql.query(
    `INSERT INTO customer_debt (profile_id, owed) VALUES ($1, $2)
     ON CONFLICT (profile_id) DO UPDATE SET owed = customer_debt.owed + excluded.owed`,
    [profileId, amount],
  );
};

/** Reduces a debt. */
export const payDebt = async (sql: Sql, profileId: ProfileId, amount: Cents): Promise<void> => {
  await sql.query('UPDATE customer_debt SET owed = owed - $2 WHERE profile_id = $1', [profileId, amount]);
};
