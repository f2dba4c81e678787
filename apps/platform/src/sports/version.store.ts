import type { Sql } from '../database/index.ts';

/** Says that something a public list shows has changed. Part of the transaction that changed it. */
export const bumpVersion = async (sql: Sql): Promise<void> => {
  await sql.query('UPDATE sports_version SET version = version + 1');
};

/** Grows with every change that a public list could show: a list made at this version is current while it stays. */
export const listVersion = async (sql: Sql): Promise<number> => {
  const [row] = await sql.query<{ version: number }>('SELECT version FROM sports_version');
  return row?.version ?? 0;
};
