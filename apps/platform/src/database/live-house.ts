import { DatabaseRefusal } from './database-refusal.ts';
import type { Sql } from './sql.ts';

/** Whether the house that takes money has ever started on this database; not on one that is older than the mark of it. */
export const isLiveHouse = async (sql: Sql): Promise<boolean> => {
  const [known] = await sql.query<{ isKnown: boolean }>(
    `SELECT to_regclass('live_house') IS NOT NULL AS "isKnown"`,
  );
  return known?.isKnown === true && (await sql.query('SELECT FROM live_house')).length === 1;
};

/** @throws DatabaseRefusal where the house that takes money has started on this database: a sandbox would let anybody be its customers. */
export const refuseSandboxOn = async (sql: Sql): Promise<void> => {
  if (await isLiveHouse(sql))
    throw new DatabaseRefusal(
      'This database is of a house that takes money, and KIPENGA_MODE is not live: a sandbox lets whoever opens it be every customer. Set KIPENGA_MODE=live, or give the sandbox a database of its own.',
    );
};

/** Writes that the house that takes money has started here. */
export const markLiveHouse = (sql: Sql) =>
  sql.query('INSERT INTO live_house DEFAULT VALUES ON CONFLICT DO NOTHING');
