import type { NairobiDay } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** The newest day that was added, locked until the transaction ends; `before` if there was none. */
export const beginNights = async (sql: Sql, name: string, before: NairobiDay): Promise<NairobiDay> => {
  await sql.query('INSERT INTO nightly_sum (name, day) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    before,
  ]);
  const [row] = await sql.query<{ day: NairobiDay }>(
    'SELECT day::text AS day FROM nightly_sum WHERE name = $1 FOR UPDATE',
    [name],
  );
  if (row === undefined) throw new Error(`the nights of ${name} are gone`);
  return row.day;
};

export const keepNight = async (sql: Sql, name: string, day: NairobiDay): Promise<void> => {
  await sql.query('UPDATE nightly_sum SET day = $2 WHERE name = $1', [name, day]);
};
