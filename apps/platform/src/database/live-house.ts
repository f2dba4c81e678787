import { DatabaseRefusal } from './database-refusal.ts';
import type { Sql } from './sql.ts';

/** True if a live house has ever started on this database. Databases older than this mark answer false. */
export const isLiveHouse = async (sql: Sql): Promise<boolean> => {
  const [known] = await sql.query<{ isKnown: boolean }>(
    `SELECT to_regclass('live_house') IS NOT NULL AS "isKnown"`,
  );
  return known?.isKnown === true && (await sql.query('SELECT FROM live_house')).length === 1;
};

/** @throws DatabaseRefusal if a live house has started on this database: a sandbox would let anybody act as its customers. */
export const refuseSandboxOn = async (sql: Sql): Promise<void> => {
  if (await isLiveHouse(sql))
    throw new DatabaseRefusal(
      'This database is of a house that takes money, and KIPENGA_MODE is not live: a sandbox lets whoever opens it be every customer. Set KIPENGA_MODE=live, or give the sandbox a database of its own.',
    );
};

/** Marks the database as that of a live house. */
export const markLiveHouse = (sql: Sql) =>
  sql.query('INSERT INTO live_house DEFAULT VALUES ON CONFLICT DO NOTHING');
