import { connect } from './connect.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { isSpread, numbersFor, spreadOne } from './distribution.ts';
import { grantWork, refuseOwner, roleOf } from './grant-work.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import type { Database, Sql } from './sql.ts';
import { isLockTimeout, isMadeAlready } from './transaction.ts';
import { watchBlockers } from './watch-blockers.ts';

export interface MigrateOptions {
  /** The role the platform works as. If it is not the owner, the same transaction grants it its work. */
  readonly worker?: string;
  /** The longest a single migration may take. */
  readonly longestMs?: number;
  /** The longest it may wait for a lock: everybody else waits behind it. */
  readonly longestLockWaitMs?: number;
  /** Of the migrations; ours unless told otherwise. */
  readonly folder?: string;
}

const LONGEST_MS = 15 * 60_000;
const LONGEST_LOCK_WAIT_MS = 10_000;

const openBook = async (db: Database): Promise<void> => {
  const create = () =>
    db.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  // Two first starts at once can collide inside the catalogue; the second try finds the table there.
  await create().catch((error: unknown) => (isMadeAlready(error) ? create() : Promise.reject(error)));
  // Row 0 is the lock every migrating process takes: a row works on every engine, an advisory lock does not.
  await db.query(
    `INSERT INTO schema_migration (version, name, checksum) VALUES (0, 'lock', '') ON CONFLICT DO NOTHING`,
  );
};

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly formerWorkOn: boolean;
}

/** The migrations still to apply. @throws DatabaseRefusal when other files than ours were applied before, those aside that a former version works on with. */
const pendingOf = (migrations: readonly Migration[], book: readonly Applied[]): readonly Migration[] => {
  const ours = new Map(migrations.map((one) => [one.version, one]));
  for (const { version, name, checksum, formerWorkOn } of book) {
    const known = ours.get(version);
    if (known === undefined && formerWorkOn) continue;
    if (known === undefined)
      throw new DatabaseRefusal(
        `The database has the migration ${name}, which this version of Kipenga does not know: a newer one was here. Start that version, or a newer one.`,
      );
    if (known.checksum !== checksum)
      throw new DatabaseRefusal(`${name} was changed after it was applied; write a new migration instead.`);
  }
  const applied = new Set(book.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version));
};

/** Applies a statement at a time, as a database that is spread over machines takes it; a table that is new there is spread at once. */
const applyOne = async (
  sql: Sql,
  { version, name, statements, checksum, formerWorkOn }: Migration,
  isOverMachines: boolean,
): Promise<void> => {
  for (const statement of statements) {
    await sql.query(statement);
    const table = isOverMachines && /^CREATE TABLE (\w+)/.exec(statement)?.[1];
    const spread = table ? spreadOne(table) : '';
    if (spread) await sql.query(spread);
  }
  await sql.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
    version,
    name,
    checksum,
  ]);
  // The column came with a migration: those before it have none to write.
  if (formerWorkOn)
    await sql.query('UPDATE schema_migration SET former_work_on = true WHERE version = $1', [version]);
};

/**
 * Applies one after the other. One that waits too long for a lock is refused, and the refusal names who holds
 * it.
 */
const applyAll = async (
  db: Database,
  sql: Sql,
  pending: readonly Migration[],
  { lockWaitMs, isOverMachines }: { readonly lockWaitMs: number; readonly isOverMachines: boolean },
): Promise<void> => {
  const [self] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await sql.query(`SELECT set_config('lock_timeout', $1, true)`, [`${lockWaitMs}ms`]);
  // Machines are addressed one after another: statements on all of them could not follow statements on single ones otherwise.
  if (isOverMachines) await sql.query(`SET LOCAL citus.multi_shard_modify_mode TO 'sequential'`);
  const blockers = watchBlockers(db, self?.pid ?? 0);
  let name = '';
  try {
    for (const migration of pending) {
      ({ name } = migration);
      await applyOne(sql, migration, isOverMachines);
    }
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new DatabaseRefusal(
      `The migration ${name} waited ${lockWaitMs / 1000} s for a lock of ${blockers.last() || 'another connection'}. Nothing was changed: end that work, then start again.`,
    );
  } finally {
    await blockers.stop();
  }
};

/**
 * Brings the database to the newest migration, all or nothing. Safe to call from several processes at once.
 * @param url where the owner of the tables reaches the database.
 * @throws DatabaseRefusal when the database is not one of this version, or somebody stands in the way.
 */
export const migrate = async (
  url: string,
  { worker, longestMs = LONGEST_MS, longestLockWaitMs = LONGEST_LOCK_WAIT_MS, folder }: MigrateOptions = {},
): Promise<void> => {
  const migrations = await readMigrations(folder);
  const db = connect(url, { connections: 2, slowestStatementMs: longestMs });
  try {
    const isApart = worker !== undefined && worker !== (await roleOf(db));
    if (isApart) await refuseOwner(db, worker);
    await openBook(db);
    await db.transaction(async (sql) => {
      await sql.query('SELECT version FROM schema_migration WHERE version = 0 FOR UPDATE');
      const book = await sql.query<Applied>(
        `SELECT version, name, checksum, coalesce((to_jsonb(schema_migration) ->> 'former_work_on')::boolean, false) AS "formerWorkOn"
         FROM schema_migration WHERE version > 0`,
      );
      const pending = pendingOf(migrations, book);
      const isOverMachines = pending.length > 0 && (await isSpread(sql));
      if (pending.length > 0)
        await applyAll(db, sql, pending, { lockWaitMs: longestLockWaitMs, isOverMachines });
      if (isApart) await grantWork(sql, worker);
      if (isOverMachines) for (const statement of await numbersFor(sql)) await sql.query(statement);
    });
  } finally {
    await db.close();
  }
};
