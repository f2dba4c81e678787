import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { migrate, readMigrations } from './migrate.ts';

describe('migrate', () => {
  let it: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    it = await withDatabase();
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  });
  beforeEach(async () => {
    await it.db.query('DROP TABLE schema_migration');
    await it.db.query('DROP TABLE IF EXISTS pear');
    writeFileSync(join(folder, '0001_pear.sql'), 'CREATE TABLE pear (id int); INSERT INTO pear VALUES (1);');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await it.dispose();
  });

  test('applies each file once, however many processes start together', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrate(it.db, folder)));
    expect(await it.db.query('SELECT id FROM pear')).toEqual([{ id: 1 }]);
  });

  test('refuses a file changed after it was applied', async () => {
    await migrate(it.db, folder);
    writeFileSync(join(folder, '0001_pear.sql'), 'CREATE TABLE pear (id bigint);');
    await expect(migrate(it.db, folder)).rejects.toThrow('was changed after it was applied');
  });

  test('our own migrations are numbered without a clash', async () => {
    const versions = (await readMigrations()).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});
