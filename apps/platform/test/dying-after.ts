import type { Database, Sql } from '../src/database/index.ts';
import { guarded } from './guarded.ts';

/** The database of a process that is killed after so many statements. */
export const dyingAfter = (db: Database, statements: number): Database => {
  let left = statements;
  const guard = (sql: Sql): Sql => ({
    query: (text, values) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the process was killed')) : sql.query(text, values);
    },
  });
  return guarded(db, guard);
};
