import type { Instant } from '@kipenga/betting-core';
import type { Role } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';

/** An operator as the sandbox's phone shows it, with the code of this moment. */
export interface ShownOperator {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly totpSecret: string;
  readonly code: string;
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

export const listShown = (sql: Sql): Promise<readonly Omit<ShownOperator, 'code'>[]> =>
  sql.query(
    `SELECT name, role, password, totp_secret AS "totpSecret" FROM sandbox_operator JOIN operator USING (name) ORDER BY made_at, name`,
  );
