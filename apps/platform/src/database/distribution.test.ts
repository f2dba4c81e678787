import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openHall } from '../../test/betting-hall.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { numberOf, suspendMarkets, takeWritersTurn } from '../sports/index.ts';
import { distribute, distributionOf, foreignKeys } from './distribution.ts';
import type { Database } from './index.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { SPREAD } from './spread.ts';

const { isSpread } = inject('testServer');
const base = await ownDatabase();

const CLOSED = {
  cause: 'house',
  mendedBy: null,
  who: 'Achieng',
  why: 'closed',
  since: instant('2026-11-21T06:00:00Z'),
  until: null,
} as const;

/** The column that says on which machine a row lies; null where the table lies whole. */
const columnOf = (table: string): string | null => {
  const spread = SPREAD[table];
  if (spread === 'customer') return 'profile_id';
  return typeof spread === 'object' ? spread.by : null;
};

describe('a database that can be spread over machines', () => {
  test('has the column by which rows lie in each unique key of a table that is spread: one machine can refuse a second', async () => {
    const keys = await base.owner.query<{ table: string; columns: readonly string[] }>(
      `SELECT indrelid::regclass::text AS table, array_agg(attname::text) AS columns
       FROM pg_index JOIN pg_class c ON c.oid = indrelid JOIN pg_attribute a ON attrelid = indrelid AND attnum = ANY(indkey)
       WHERE indisunique AND relnamespace = 'public'::regnamespace GROUP BY indexrelid, indrelid`,
    );
    const across = keys.filter(({ table, columns }) => {
      const column = columnOf(table);
      return column !== null && !columns.includes(column);
    });
    expect(across).toEqual([]);
  });

  // Of a database that is spread already, these two would read the parts of each table too.
  test.skipIf(isSpread)(
    'has no key from one customer’s rows to what lies elsewhere, nor from a fact to what is no fact',
    async () => {
      const across = (await foreignKeys(base.owner)).filter(({ from, to, definition }) => {
        if (SPREAD[to] === 'fact' || SPREAD[from] === 'house') return false;
        const [own, other] = [...definition.matchAll(/\(([^)]*)\)/g)].map(([, columns]) => columns ?? '');
        return !(SPREAD[from] === 'customer' && own?.includes('profile_id') && other?.includes('profile_id'));
      });
      expect(across).toEqual([]);
    },
  );

  test.skipIf(isSpread)(
    'is spread by statements that name each table once, and lose no key between tables',
    async () => {
      const statements = await distributionOf(base.owner);
      const spread = statements.flatMap((one) => /^SELECT create_\w+\('(\w+)'/.exec(one)?.[1] ?? []);
      expect(spread.toSorted()).toEqual(
        Object.keys(SPREAD)
          .filter((table) => SPREAD[table] !== 'house')
          .toSorted(),
      );
      const keys = await foreignKeys(base.owner);
      // A Citus locks a fact and then those it refers to, in this order: two who write facts would wait for each other.
      const late = keys.filter(
        ({ from, to }) => SPREAD[from] === 'fact' && spread.indexOf(from) > spread.indexOf(to),
      );
      expect(late).toEqual([]);
      // All but those that are made by a Citus alone can be run here.
      for (const one of statements) if (one.startsWith('ALTER TABLE')) await base.owner.query(one);
      expect(await foreignKeys(base.owner)).toEqual(keys);
    },
  );

  test('takes new tables: from 0221 on they are made without keys to others, which follow', async () => {
    const later = (await readMigrations()).filter(({ version }) => version > 220);
    const making = later.flatMap(({ statements }) =>
      statements.filter((one) => one.startsWith('CREATE TABLE')),
    );
    expect(making.filter((one) => one.includes('REFERENCES'))).toEqual([]);
  });

  // Machines may not each reckon a moment, a number or a name of their own: a Citus refuses to be asked for one in an UPDATE.
  test('is told each moment by what changes its rows', () => {
    const source = join(import.meta.dirname, '..');
    const files = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(source, file), 'utf8'));
    const updates = files.flatMap((file) => file.match(/\bUPDATE \w+ SET [^`]*/g) ?? []);
    expect(updates.length).toBeGreaterThan(100);
    const own = updates.filter(
      (one) =>
        columnOf(/UPDATE (\w+)/.exec(one)?.[1] ?? '') !== null &&
        /\b(clock_timestamp|random|gen_random_uuid|nextval)\(/.test(one),
    );
    expect(own).toEqual([]);
    // Nor does it move a time of a row, of facts either: what is added to it may mean another time on each machine.
    const MOVES = /\b(\w+_(?:at|until)) = \1 [+-]/;
    expect(updates.filter((one) => MOVES.test(one))).toEqual([]);
    // A Citus sends CASE a WHEN b as CASE a WHEN NULL; CASE WHEN a = b it sends as it is. An UPDATE may take it from a constant of its file.
    const cases = files
      .filter((file) => /\bUPDATE \w+ SET /.test(file))
      .flatMap((file) => file.match(/\bCASE\s+(?!WHEN\b)[\w.$]+\s+WHEN\b/g) ?? []);
    expect(cases).toEqual([]);
  });

  test.skipIf(isSpread)('is refused in words where it is no Citus', async () => {
    await expect(distribute(base.owner, () => undefined)).rejects.toThrow('The database is no Citus');
  });
});

describe.skipIf(!isSpread)('a database that is spread (needs TEST_CITUS_URL)', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  });
  afterAll(async () => {
    Reflect.deleteProperty(SPREAD, 'later');
    await rm(folder, { recursive: true });
  });

  test('is spread once', async () => {
    await expect(distribute(base.owner, () => undefined)).rejects.toThrow('is spread over machines already');
  });

  test('has those who write facts of matches come one after another, and kills none of them', async () => {
    let tries = 0;
    const counted: Database = {
      ...base.db,
      transaction: (work) =>
        base.db.transaction((sql) => {
          tries += 1;
          return work(sql);
        }),
    };
    const hall = await openHall(counted);
    const pick = await hall.aPick(2);
    tries = 0;
    const { writers } = await base.db.transaction(async (sql) => {
      await takeWritersTurn(sql);
      // The last two begin with other tables than prices do.
      const begun = [
        hall.reprice(pick, 3),
        hall.result(pick, 'void'),
        hall.aPick(2),
        counted.transaction((own) => suspendMarkets(own, numberOf(pick.matchId)!, CLOSED)),
      ];
      await untilWaiting(base.db, begun.length);
      return { writers: begun };
    });
    await Promise.all(writers);
    expect(tries).toBe(writers.length);
  });

  test('takes a migration that comes later: a function, a table of customers, rows of them and of facts', async () => {
    Object.assign(SPREAD, { later: 'customer' });
    await writeFile(
      join(folder, '9000_later.sql'),
      `CREATE FUNCTION later_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
       CREATE TABLE later (profile_id text PRIMARY KEY, number integer NOT NULL);
       CREATE TRIGGER later_kept BEFORE DELETE ON later FOR EACH ROW EXECUTE FUNCTION later_is_kept();
       ALTER TABLE later ADD FOREIGN KEY (profile_id) REFERENCES wallet;
       ALTER TABLE bet ADD COLUMN later integer;
       UPDATE bet SET later = 1;
       UPDATE jackpot SET guarantee = guarantee;`,
    );
    await migrate(base.ownerUrl, { folder });
    const [table] = await base.owner.query<{ kind: string; column: string }>(
      `SELECT citus_table_type AS kind, distribution_column AS column FROM citus_tables WHERE table_name = 'later'::regclass`,
    );
    expect(table).toEqual({ kind: 'distributed', column: 'profile_id' });
  });
});
