import type { Sql } from '../database/index.ts';

/** One line of the limits list: its name and its value in text. */
export interface LimitSetting {
  readonly name: string;
  readonly limit: string;
}

/** What an operator has set, in order of name. */
export const settingsKept = (sql: Sql): Promise<readonly LimitSetting[]> =>
  sql.query<LimitSetting>('SELECT name, value AS "limit" FROM limit_setting ORDER BY name');

/** Changes with whatever an operator sets, and however it was set. */
export const settingsVersion = async (sql: Sql): Promise<string> => {
  const [row] = await sql.query<{ version: string }>(
    `SELECT md5(coalesce(string_agg(name || '=' || value, ' ' ORDER BY name), '')) AS version FROM limit_setting`,
  );
  return row?.version ?? '';
};

/** Sets one limit from now on; bets already placed keep theirs (D08). */
export const keepSetting = async (sql: Sql, { name, limit }: LimitSetting): Promise<void> => {
  await sql.query(
    `INSERT INTO limit_setting (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = now()`,
    [name, limit],
  );
};
