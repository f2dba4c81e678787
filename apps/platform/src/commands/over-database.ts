import { ConfigRefusal } from '../configuration/index.ts';
import { DatabaseRefusal, DatabaseUnavailable, type Database } from '../database/index.ts';

/** Says in words why a command did not do what it was asked: it ends with 1. */
export const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** Errors that say in words what the person who gives the command can mend. */
const REFUSALS = [ConfigRefusal, DatabaseRefusal, DatabaseUnavailable];

/** Does the work of a command over a database, and lets go of it; what a person can mend is refused in words. */
export async function overDatabase(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(db);
  } catch (error) {
    if (!(error instanceof Error && REFUSALS.some((one) => error instanceof one))) throw error;
    refuse(error.message);
  } finally {
    await db.close();
  }
}
