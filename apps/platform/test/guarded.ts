import type { Database, Sql } from '../src/database/index.ts';

/** Statements one after another, also those that were sent together: for a guard that does something before one. */
export const inTurn = (sql: Sql): Sql => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: <Row>(...asked: Parameters<Sql['query']>) => {
      const next = last.then(() => sql.query<Row>(...asked));
      last = next.catch(() => undefined);
      return next;
    },
  };
};

/** The database with a guard over its statements: over those in no transaction together, and over each transaction's. */
export const guarded = (db: Database, guard: (sql: Sql) => Sql): Database => ({
  ...db,
  ...guard(db),
  transaction: (work) => db.transaction((sql) => work(inTurn(guard(sql)))),
});
