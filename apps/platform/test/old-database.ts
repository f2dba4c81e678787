import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Database } from '../src/database/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { readMigrations } from '../src/database/read-migrations.ts';
import { databaseUrl } from './database-server.ts';

const MIGRATIONS = join(import.meta.dirname, '../src/database/migrations');

/** A database as a release left it that knew no migration from `before` on, for as long as `work` takes. */
export const withOldDatabase = async (
  before: number,
  work: (db: Database, url: string) => Promise<void>,
): Promise<void> => {
  const server = inject('testServer');
  const name = `kipenga_test_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const admin = connect(server.url, { connections: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  const url = databaseUrl(server.url, name);
  const db = connect(url, { connections: 2 });
  try {
    for (const migration of await readMigrations())
      if (migration.version < before)
        copyFileSync(join(MIGRATIONS, migration.name), join(folder, migration.name));
    await migrate(url, { folder });
    await work(db, url);
  } finally {
    await db.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    rmSync(folder, { recursive: true });
  }
};
