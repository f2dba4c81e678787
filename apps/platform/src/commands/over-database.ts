import { ConfigRefusal } from '../configuration/index.ts';
import { DatabaseRefusal, DatabaseUnavailable, isOfOtherSchema, type Database } from '../database/index.ts';

/** Says in words why a command did not do what it was asked: it ends with 1. */
export const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** Errors that say in words what the person who gives the command can mend. */
const REFUSALS = [ConfigRefusal, DatabaseRefusal, DatabaseUnavailable];

const OTHER_SCHEMA =
  'The database is of another version of Kipenga: it has not what this command asks for. Start the platform of this version once, which brings it up to date, then give the command again.';

/** In words, what a person can mend; null of any other error. */
const wordsOf = (error: unknown): string | null => {
  if (isOfOtherSchema(error)) return OTHER_SCHEMA;
  return error instanceof Error && REFUSALS.some((one) => error instanceof one) ? error.message : null;
};

/** Does the work of a command over a database, and lets go of it; what a person can mend is refused in words. */
export async function overDatabase(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(db);
  } catch (error) {
    const words = wordsOf(error);
    if (words === null) throw error;
    refuse(words);
  } finally {
    await db.close();
  }
}
