import { expect } from 'vitest';
import type { Database, Sql } from '../src/database/index.ts';
import { guarded } from './guarded.ts';

const POWER_CUT = 'the power was cut';

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
  return { db: guarded(db, guard), wasReached: () => statements >= at };
};

/** Does the work with the power cut at the first statement, then the second, and so on, until it gets through. Answers how often it failed. */
export const cutEverywhere = async (
  whole: Database,
  work: (db: Database) => Promise<unknown>,
  afterEachCut: () => Promise<void>,
): Promise<number> => {
  for (let at = 1; ; at += 1) {
    const { db, wasReached } = failingAt(whole, at);
    const failure = await work(db).then(
      () => null,
      (error: unknown) => error,
    );
    if (!wasReached()) {
      expect(failure).toBeNull();
      return at - 1;
    }
    expect(failure).toMatchObject({ message: POWER_CUT });
    await afterEachCut();
  }
};
