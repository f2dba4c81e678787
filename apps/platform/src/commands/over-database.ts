import { join } from 'node:path';
import { ConfigRefusal, dataFolderIn } from '../configuration/index.ts';
import {
  connect,
  DatabaseRefusal,
  DatabaseUnavailable,
  isOfOtherSchema,
  runningEmbedded,
  type ConnectOptions,
  type Database,
} from '../database/index.ts';

/** Prints the reason a command was refused, and makes it exit with 1. */
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

/**
 * The address of the house's database: DATABASE_URL, or else the embedded one of the sandbox that runs on KIPENGA_DATA, as the
 * platform's own role. @throws DatabaseRefusal if none runs there.
 */
const addressOfHouse = (): string =>
  process.env['DATABASE_URL'] || runningEmbedded(join(dataFolderIn(process.env), 'postgres'));

const within = async (db: Database, work: (db: Database) => Promise<void>): Promise<void> => {
  try {
    await work(db);
  } finally {
    await db.close();
  }
};

/** Does the work of a command over the database of the house, and lets go of it; what a person can mend is refused in words. */
export const overDatabase = async (
  work: (db: Database) => Promise<void>,
  { address = addressOfHouse, ...options }: ConnectOptions & { readonly address?: () => string } = {},
): Promise<void> => {
  try {
    await within(connect(address(), options), work);
  } catch (error) {
    const words = wordsOf(error);
    if (words === null) throw error;
    refuse(words);
  }
};
