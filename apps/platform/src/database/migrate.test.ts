import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { connect } from './connect.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { roleOf } from './grant-work.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

describe('migrate', () => {
  let it: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    it = await withDatabase();
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  });
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  beforeEach(async () => {
    await it.owner.query('DROP TABLE schema_migration');
    await it.owner.query('DROP TABLE IF EXISTS pear');
    rmSync(join(folder, '0002_plum.sql'), { force: true });
    write('0001_pear.sql', 'CREATE TABLE pear (id int); INSERT INTO pear VALUES (1);');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await it.dispose();
  });

  test('applies each file once, however many processes start together', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrate(it.ownerUrl, { folder })));
    expect(await it.owner.query('SELECT id FROM pear')).toEqual([{ id: 1 }]);
  });

  test('runs a statement at a time; a semicolon in words, a body or a comment ends none', async () => {
    write(
      '0002_plum.sql',
      `-- One; and two.
       CREATE FUNCTION plum() RETURNS text LANGUAGE sql AS $body$ SELECT 'a;b'; $body$; /* three; */
       INSERT INTO pear SELECT length(plum()); -- The end;`,
    );
    await migrate(it.ownerUrl, { folder });
    expect(await it.owner.query('SELECT id FROM pear ORDER BY id')).toEqual([{ id: 1 }, { id: 3 }]);
    const [, plum] = await readMigrations(folder);
    expect(plum?.statements).toHaveLength(2);
    await it.owner.query('DROP FUNCTION plum');
  });

  test('refuses a file changed after it was applied', async () => {
    await migrate(it.ownerUrl, { folder });
    write('0001_pear.sql', 'CREATE TABLE pear (id bigint);');
    await expect(migrate(it.ownerUrl, { folder })).rejects.toThrow('was changed after it was applied');
  });

  test('refuses a database that a newer version has migrated', async () => {
    write('0002_plum.sql', 'CREATE TABLE plum (id int); DROP TABLE plum;');
    await migrate(it.ownerUrl, { folder });
    rmSync(join(folder, '0002_plum.sql'));
    const older = migrate(it.ownerUrl, { folder });
    await expect(older).rejects.toThrow(DatabaseRefusal);
    await expect(older).rejects.toThrow('0002_plum.sql, which this version of Kipenga does not know');
  });

  test('takes a database that a newer version has migrated so that former versions work on', async () => {
    write(
      '0002_plum.sql',
      'ALTER TABLE schema_migration ADD COLUMN former_work_on boolean NOT NULL DEFAULT false;',
    );
    write('0003_fig.sql', '-- Former versions work on.\nCREATE TABLE fig (id int); DROP TABLE fig;');
    await migrate(it.ownerUrl, { folder });
    rmSync(join(folder, '0003_fig.sql'));
    await expect(migrate(it.ownerUrl, { folder })).resolves.toBeUndefined();
  });

  test('has a time limit of its own', async () => {
    write('0002_plum.sql', 'SELECT pg_sleep(0.3);');
    await expect(migrate(it.ownerUrl, { folder, longestMs: 100 })).rejects.toThrow('statement timeout');
    await migrate(it.ownerUrl, { folder, longestMs: 60_000 });
  });

  test('says who holds what it waits for, and leaves nothing behind', async () => {
    await migrate(it.ownerUrl, { folder });
    write('0002_plum.sql', 'ALTER TABLE pear ADD COLUMN ripe boolean;');
    const holder = connect(it.ownerUrl);
    await holder.transaction(async (sql) => {
      await sql.query('SELECT id FROM pear');
      const [{ pid } = { pid: 0 }] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const blocked = migrate(it.ownerUrl, { folder, longestLockWaitMs: 3_000 });
      await expect(blocked).rejects.toThrow(DatabaseRefusal);
      await expect(blocked).rejects.toThrow(
        new RegExp(`0002_plum.sql waited 3 s .*kipenga ${process.pid} \\(server process ${pid}`),
      );
    });
    await holder.close();
    await migrate(it.ownerUrl, { folder });
  });

  test('our own migrations are numbered without a clash', async () => {
    const versions = (await readMigrations()).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});

describe('the role the platform works as', () => {
  let it: TestDatabase;
  beforeAll(async () => {
    it = await withDatabase();
  });
  afterAll(() => it.dispose());

  const KEPT = [
    'ledger_transfer',
    'ledger_posting',
    'game_movement',
    'bet',
    'bet_leg',
    'play_break',
    'feed_aside',
    'house_act',
  ];

  test('owns no table, and can neither empty one nor change one', async () => {
    const role = await roleOf(it.db);
    expect(role).not.toBe(await roleOf(it.owner));
    expect(
      await it.owner.query('SELECT 1 FROM pg_class WHERE pg_get_userbyid(relowner) = $1', [role]),
    ).toEqual([]);
    for (const table of KEPT) {
      await expect(it.db.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('permission denied');
      await expect(it.db.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`)).rejects.toThrow('must be owner');
    }
    await expect(it.db.query('DELETE FROM schema_migration')).rejects.toThrow('permission denied');
  });

  test('the books refuse to be emptied by their owner too', async () => {
    for (const table of KEPT) {
      await expect(it.owner.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(
        /only ever added to|are final|cannot be changed|is kept as it was said/,
      );
    }
  });

  test('is refused while it still owns tables', async () => {
    await expect(migrate(it.ownerUrl, { worker: await roleOf(it.db) })).resolves.toBeUndefined();
    const role = await roleOf(it.db);
    await it.owner.query(`CREATE TABLE left_over (id int)`);
    await it.owner.query(`ALTER TABLE left_over OWNER TO ${role}`);
    await expect(migrate(it.ownerUrl, { worker: role })).rejects.toThrow(`REASSIGN OWNED BY "${role}"`);
    await it.owner.query('DROP TABLE left_over');
  });
});
