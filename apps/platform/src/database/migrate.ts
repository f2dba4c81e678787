import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUniqueViolation } from './transaction.ts';
import type { Database, Sql } from './sql.ts';

/** One numbered file of the migrations folder. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/;
const FOLDER = join(import.meta.dirname, 'migrations');

/** Reads the migrations of a folder in order. Refuses a badly named file and a number used twice. */
export const readMigrations = async (folder: string = FOLDER): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).toSorted();
  const migrations = await Promise.all(
    names.map(async (file) => {
      const parts = FILE.exec(file);
      if (!parts) throw new Error(`${file} is not named NNNN_name.sql`);
      const text = await readFile(join(folder, file), 'utf8');
      return {
        version: Number(parts[1]),
        name: file,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
  const twice = migrations.find((one, at) => migrations[at - 1]?.version === one.version);
  if (twice) throw new Error(`two migrations have the number of ${twice.name}`);
  return migrations;
};

const openBook = async (db: Database): Promise<void> => {
  const create = () =>
    db.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  // Two first starts at once can collide inside the catalogue; the second try finds the table there.
  await create().catch((error: unknown) => (isUniqueViolation(error) ? create() : Promise.reject(error)));
  // Row 0 is the lock every migrating process takes: a row works on every engine, an advisory lock does not.
  await db.query(
    `INSERT INTO schema_migration (version, name, checksum) VALUES (0, 'lock', '') ON CONFLICT DO NOTHING`,
  );
};

const applyPending = async (sql: Sql, migrations: readonly Migration[]): Promise<void> => {
  await sql.query('SELECT version FROM schema_migration WHERE version = 0 FOR UPDATE');
  const applied = await sql.query<{ version: number; checksum: string }>(
    'SELECT version, checksum FROM schema_migration',
  );
  const checksums = new Map(applied.map((row) => [row.version, row.checksum]));
  for (const { version, name, text, checksum } of migrations) {
    const before = checksums.get(version);
    if (before !== undefined && before !== checksum)
      throw new Error(`${name} was changed after it was applied; write a new migration instead`);
    if (before !== undefined) continue;
    await sql.query(text);
    await sql.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
  }
};

/** Brings the database to the newest migration, all or nothing. Safe to call from several processes at once. */
export const migrate = async (db: Database, folder?: string): Promise<void> => {
  const migrations = await readMigrations(folder);
  await openBook(db);
  await db.transaction((sql) => applyPending(sql, migrations));
};
