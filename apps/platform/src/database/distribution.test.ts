import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { connect } from './connect.ts';
import { distribute, distributionOf, foreignKeys } from './distribution.ts';
import { migrate } from './migrate.ts';
import { SPREAD } from './spread.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await withDatabase();
});
afterAll(() => base.dispose());

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

  test('has no key from one customer’s rows to what lies elsewhere, nor from a fact to what is no fact', async () => {
    const across = (await foreignKeys(base.owner)).filter(({ from, to, definition }) => {
      if (SPREAD[to] === 'fact' || SPREAD[from] === 'house') return false;
      const [own, other] = [...definition.matchAll(/\(([^)]*)\)/g)].map(([, columns]) => columns ?? '');
      return !(SPREAD[from] === 'customer' && own?.includes('profile_id') && other?.includes('profile_id'));
    });
    expect(across).toEqual([]);
  });

  test('is spread by statements that name each table once, and lose no key between tables', async () => {
    const statements = await distributionOf(base.owner);
    const spread = statements.flatMap((one) => /^SELECT create_\w+\('(\w+)'/.exec(one)?.[1] ?? []);
    expect(spread.toSorted()).toEqual(
      Object.keys(SPREAD)
        .filter((table) => SPREAD[table] !== 'house')
        .toSorted(),
    );
    const keys = await foreignKeys(base.owner);
    // All but those that are made by a Citus alone can be run here.
    for (const one of statements) if (one.startsWith('ALTER TABLE')) await base.owner.query(one);
    expect(await foreignKeys(base.owner)).toEqual(keys);
  });

  test('is refused in words where it is no Citus', async () => {
    await expect(distribute(base.owner, () => undefined)).rejects.toThrow('The database is no Citus');
  });
});

const citus = process.env['TEST_CITUS_URL'];

test.skipIf(citus === undefined)(
  'is spread on a Citus (needs TEST_CITUS_URL: a database of it that is empty, with its machines added)',
  async () => {
    await migrate(citus!);
    const db = connect(citus!, { connections: 1 });
    try {
      await distribute(db, () => undefined);
      // A machine that holds rows itself lists its parts of the tables too.
      const whole = (await foreignKeys(db)).filter(({ from }) => from in SPREAD);
      expect(whole).toEqual(await foreignKeys(base.owner));
    } finally {
      await db.close();
    }
  },
  120_000,
);
