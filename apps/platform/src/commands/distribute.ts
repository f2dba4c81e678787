/**
 * Distributes a migrated database over the machines of a Citus, each customer on one of them (docs/scale.md). Stop the platform
 * first. Exits with 1 and a message if it is refused.
 */
import { parseArgs } from 'node:util';
import { ok } from '@kipenga/betting-core';
import { distribute, distributionOf, type Database } from '../database/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line};\n`);
/** Moving the rows of a whole house takes its time. */
const LONGEST_MS = 24 * 3_600_000;

const usage = `distribute.ts [--print]

With --print it says the statements and runs none, on any PostgreSQL. MIGRATION_DATABASE_URL, or else DATABASE_URL, says where
the owner of the tables finds the database: an embedded one is of one machine, and is not spread.`;

const order = orderOf({
  usage,
  read: (args) => ok(parseArgs({ args: [...args], options: { print: { type: 'boolean' } } }).values),
});
const url = process.env['MIGRATION_DATABASE_URL'] || process.env['DATABASE_URL'];
if (order !== null && !url)
  refuse('MIGRATION_DATABASE_URL is not set: it says where the owner of the tables finds the database');
else if (order !== null && url)
  await overDatabase((db) => spread(db, order.print === true), {
    address: () => url,
    connections: 1,
    slowestStatementMs: LONGEST_MS,
  });

async function spread(db: Database, isPrinted: boolean): Promise<void> {
  if (!isPrinted) await distribute(db, say);
  else for (const statement of await distributionOf(db)) say(statement);
}
