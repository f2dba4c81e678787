import type { Database, Sql } from '../../src/database/index.ts';

/** What a statement after the cut says. */
export const POWER_CUT = 'the power was cut';

/** The database, until its `at`-th statement: that one and all after it fail. `wasReached` says whether there were so many. */
export const failingAt = (
  db: Database,
  at: number,
): { readonly db: Database; readonly wasReached: () => boolean } => {
  let statements = 0;
  const guard = (sql: Sql): Sql => ({
    query: (text, values) => {
      statements += 1;
      return statements >= at ? Promise.reject(new Error(POWER_CUT)) : sql.query(text, values);
    },
  });
  return {
    db: { ...db, ...guard(db), transaction: (work) => db.transaction((sql) => work(guard(sql))) },
    wasReached: () => statements >= at,
  };
};
