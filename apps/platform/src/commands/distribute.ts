/**
 * Spreads a migrated database over the machines of a Citus, each customer on one of them (docs/scale.md). Stop the platform before:
 *   MIGRATION_DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/distribute.ts
 *   ... distribute.ts --print
 * With --print it says the statements and runs none, on any PostgreSQL. It ends with 1 where it is refused, in words.
 */
import {
  connect,
  DatabaseRefusal,
  DatabaseUnavailable,
  distribute,
  distributionOf,
} from '../database/index.ts';
import { refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line};\n`);
/** Moving the rows of a whole house takes its time. */
const LONGEST_MS = 24 * 3_600_000;

const url = process.env['MIGRATION_DATABASE_URL'] ?? process.env['DATABASE_URL'];
if (url === undefined)
  refuse('MIGRATION_DATABASE_URL is not set: it says where the owner of the tables finds the database');
else await spread(url, process.argv.includes('--print'));

async function spread(address: string, isPrinted: boolean): Promise<void> {
  const db = connect(address, { connections: 1, slowestStatementMs: LONGEST_MS });
  try {
    if (isPrinted) for (const statement of await distributionOf(db)) say(statement);
    else await distribute(db, say);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable || error instanceof DatabaseRefusal)) throw error;
    refuse(error.message);
  } finally {
    await db.close();
  }
}
