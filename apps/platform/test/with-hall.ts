import type { Database } from '../src/database/index.ts';
import { openHall, type Hall } from './betting-hall.ts';
import { ownDatabase, type TestDatabase } from './with-database.ts';

interface WithHall<Opened> {
  readonly base: TestDatabase;
  readonly hall: Opened;
}

/** A hall on a database of the test file's own, which goes with the file: a betting hall, or another that is opened on a database. */
export async function withHall(): Promise<WithHall<Hall>>;
export async function withHall<Opened>(open: (db: Database) => Opened): Promise<WithHall<Awaited<Opened>>>;
export async function withHall(open: (db: Database) => unknown = openHall): Promise<WithHall<unknown>> {
  const base = await ownDatabase();
  return { base, hall: await open(base.db) };
}
