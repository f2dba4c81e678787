import type { Database, Sql } from '../src/database/index.ts';

/** The database with a guard over its statements: over those in no transaction together, and over each transaction's. */
export const guarded = (db: Database, guard: (sql: Sql) => Sql): Database => ({
  ...db,
  ...guard(db),
  transaction: (work) => db.transaction((sql) => work(guard(sql))),
});
