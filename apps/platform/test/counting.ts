import type { Database, Sql } from '../src/database/index.ts';
import { guarded } from './guarded.ts';

/** The database with its statements counted. */
export const counting = (db: Database): { readonly db: Database; readonly statements: () => number } => {
  let count = 0;
  const counted = (sql: Sql): Sql => ({
    query: (text, values) => {
      count += 1;
      return sql.query(text, values);
    },
  });
  return { db: guarded(db, counted), statements: () => count };
};
