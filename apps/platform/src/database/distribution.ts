import { DatabaseRefusal } from './database-refusal.ts';
import type { Database, Sql } from './sql.ts';
import { SPREAD, type Spread } from './spread.ts';

/** A foreign key between two tables. */
export interface ForeignKey {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly definition: string;
}

/** Foreign keys of the schema, by name. */
export const foreignKeys = (sql: Sql): Promise<readonly ForeignKey[]> =>
  sql.query<ForeignKey>(
    `SELECT conname AS name, conrelid::regclass::text AS "from", confrelid::regclass::text AS "to", pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid::regclass::text, conname`,
  );

const lies = (table: string): Spread => {
  const spread = SPREAD[table];
  if (spread === undefined)
    throw new DatabaseRefusal(`The table ${table} has no place on machines: spread.ts has none.`);
  return spread;
};

/** The first customer table; the others are placed with it. */
const FIRST = 'wallet';

/** The statement that distributes a table; empty if its rows stay on the first machine. */
export const spreadOne = (table: string): string => {
  const spread = lies(table);
  if (spread === 'fact') return `SELECT create_reference_table('${table}')`;
  if (spread === 'customer')
    return `SELECT create_distributed_table('${table}', 'profile_id', colocate_with => '${table === FIRST ? 'none' : FIRST}')`;
  if (spread === 'house') return '';
  return `SELECT create_distributed_table('${table}', '${spread.by}', colocate_with => 'none')`;
};

/** Statements that let the platform's role use sequences on every machine: tables keep their grants when distributed, sequences do not. */
export const numbersFor = async (sql: Sql): Promise<readonly string[]> => {
  const workers = await sql.query<{ name: string }>(
    `SELECT quote_ident(grantee) AS name FROM information_schema.role_table_grants
     WHERE table_schema = 'public' AND table_name = $1 AND privilege_type = 'INSERT' AND grantee <> grantor ORDER BY 1`,
    [FIRST],
  );
  return workers.map(
    ({ name }) =>
      `SELECT run_command_on_workers($$GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}$$)`,
  );
};

/** Length of the longest chain of foreign keys that starts at a fact. */
const depthOf = (fact: string, keys: readonly ForeignKey[]): number =>
  Math.max(
    0,
    ...keys.filter(({ from, to }) => from === fact && to !== fact).map(({ to }) => 1 + depthOf(to, keys)),
  );

/**
 * The statements, in order, that distribute a migrated database over the machines of a Citus. Foreign keys between distributed
 * tables are dropped first and added again last. A fact is distributed before the facts it refers to: a writer locks it and then
 * all of them in the order of distribution, so that two statements on different facts lock in the same order. Each statement is
 * its own transaction.
 */
export const distributionOf = async (sql: Sql): Promise<readonly string[]> => {
  const keys = (await foreignKeys(sql)).filter(({ from }) => lies(from) !== 'house');
  const order = (table: string): number => {
    if (lies(table) === 'fact') return -depthOf(table, keys);
    return table === FIRST ? 1 : lies(table) === 'customer' ? 2 : 3;
  };
  const tables = Object.keys(SPREAD)
    .filter((table) => lies(table) !== 'house')
    .toSorted((left, right) => order(left) - order(right));
  return [
    // Triggers such as that of a ticket's deadline, and those that keep books final, look at single rows, which each machine can do
    // alone.
    'SET citus.enable_unsafe_triggers TO on',
    ...keys.map(({ from, name }) => `ALTER TABLE ${from} DROP CONSTRAINT "${name}"`),
    ...tables.map(spreadOne),
    ...keys.map(({ from, name, definition }) => `ALTER TABLE ${from} ADD CONSTRAINT "${name}" ${definition}`),
    ...(await numbersFor(sql)),
  ];
};

const isCitus = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql.query<{ isThere: boolean }>(
    `SELECT to_regclass('citus_tables') IS NOT NULL AS "isThere"`,
  );
  return row?.isThere === true;
};

/** True if customers' rows lie on several machines. */
export const isSpread = async (sql: Sql): Promise<boolean> =>
  (await isCitus(sql)) &&
  (await sql.query('SELECT 1 FROM citus_tables WHERE table_name = to_regclass($1)', [FIRST])).length > 0;

/** Distributes a migrated database of a Citus over its machines. @throws DatabaseRefusal if it is no Citus, or is distributed already. */
export const distribute = async (db: Database, say: (statement: string) => void): Promise<void> => {
  if (!(await isCitus(db)))
    throw new DatabaseRefusal(
      'The database is no Citus: install it on every machine, CREATE EXTENSION citus, and add the machines first.',
    );
  if (await isSpread(db)) throw new DatabaseRefusal('The database is spread over machines already.');
  for (const statement of await distributionOf(db)) {
    say(statement);
    await db.query(statement);
  }
};
