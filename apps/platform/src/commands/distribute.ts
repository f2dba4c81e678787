/**
 * Spreads a migrated database over the machines of a Citus, each customer on one of them (docs/scale.md). Stop the platform before:
 *   MIGRATION_DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/distribute.ts
 *   ... distribute.ts --print
 * With --print it says the statements and runs none, on any PostgreSQL. It ends with 1 where it is refused, in words.
 */
import { connect, distribute, distributionOf, type Database } from '../database/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line};\n`);
/** Moving the rows of a whole house takes its time. */
const LONGEST_MS = 24 * 3_600_000;

const url = process.env['MIGRATION_DATABASE_URL'] ?? process.env['DATABASE_URL'];
if (url === undefined)
  refuse('MIGRATION_DATABASE_URL is not set: it says where the owner of the tables finds the database');
else await overDatabase(connect(url, { connections: 1, slowestStatementMs: LONGEST_MS }), spread);

async function spread(db: Database): Promise<void> {
  if (!process.argv.includes('--print')) await distribute(db, say);
  else for (const statement of await distributionOf(db)) say(statement);
}
