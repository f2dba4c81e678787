import { DatabaseRefusal } from './database-refusal.ts';
import type { Database, Sql } from './sql.ts';
import { SPREAD, type Spread } from './spread.ts';

/** A key of one table to another. */
export interface ForeignKey {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly definition: string;
}

/** The keys between the tables, in the order of their names. */
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

/** The first table of all customers, beside which the others lie. */
const FIRST = 'wallet';

const spreadOne = (table: string): string => {
  const spread = lies(table);
  if (spread === 'fact') return `SELECT create_reference_table('${table}')`;
  if (spread === 'customer')
    return `SELECT create_distributed_table('${table}', 'profile_id', colocate_with => '${table === FIRST ? 'none' : FIRST}')`;
  if (spread === 'house') return '';
  return `SELECT create_distributed_table('${table}', '${spread.by}', colocate_with => 'none')`;
};

/**
 * The statements that spread a migrated database over the machines of a Citus, in their order. Keys between tables that are spread are
 * dropped first and added again last, so that the order of the tables is nobody's care. Each is a transaction of its own.
 */
export const distributionOf = async (sql: Sql): Promise<readonly string[]> => {
  const keys = (await foreignKeys(sql)).filter(({ from }) => lies(from) !== 'house');
  const order = (table: string): number =>
    lies(table) === 'fact' ? 0 : table === FIRST ? 1 : lies(table) === 'customer' ? 2 : 3;
  const tables = Object.keys(SPREAD)
    .filter((table) => lies(table) !== 'house')
    .toSorted((left, right) => order(left) - order(right));
  return [
    // A ticket in time, books that are final: rules of single rows, which each machine keeps for its own.
    'SET citus.enable_unsafe_triggers TO on',
    ...keys.map(({ from, name }) => `ALTER TABLE ${from} DROP CONSTRAINT "${name}"`),
    ...tables.map(spreadOne),
    ...keys.map(({ from, name, definition }) => `ALTER TABLE ${from} ADD CONSTRAINT "${name}" ${definition}`),
  ];
};

/** Spreads a migrated database of a Citus over its machines. @throws DatabaseRefusal where it is none, or is spread already. */
export const distribute = async (db: Database, say: (statement: string) => void): Promise<void> => {
  const [citus] = await db.query<{ isThere: boolean }>(
    `SELECT to_regclass('citus_tables') IS NOT NULL AS "isThere"`,
  );
  if (citus?.isThere !== true)
    throw new DatabaseRefusal(
      'The database is no Citus: install it on every machine, CREATE EXTENSION citus, and add the machines first.',
    );
  const spread = await db.query('SELECT 1 FROM citus_tables WHERE table_name = $1::regclass', [FIRST]);
  if (spread.length > 0) throw new DatabaseRefusal('The database is spread over machines already.');
  for (const statement of await distributionOf(db)) {
    say(statement);
    await db.query(statement);
  }
};
