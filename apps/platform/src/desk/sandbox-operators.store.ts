import type { Instant } from '@kipenga/betting-core';
import type { Role } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';

interface ShownRow {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  /** Sealed for this operator. */
  readonly sealedTotp: string;
}

export const insertShown = async (sql: Sql, name: string, password: string): Promise<void> => {
  await sql.query('INSERT INTO sandbox_operator (name, password) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    password,
  ]);
};

/** Stops every operator who was ever shown, and shows none any more. */
export const stopShown = (sql: Sql, at: Instant): Promise<unknown> =>
  sql.query(
    `WITH shown AS (DELETE FROM sandbox_operator RETURNING name)
     UPDATE operator SET stopped_at = $1 FROM shown WHERE operator.name = shown.name AND stopped_at IS NULL`,
    [at],
  );

export const listShown = (sql: Sql): Promise<readonly ShownRow[]> =>
  sql.query(
    `SELECT name, role, password, totp_secret AS "sealedTotp" FROM sandbox_operator JOIN operator USING (name) ORDER BY made_at, name`,
  );
