import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import type { Sql } from './sql.ts';
import { together } from './together.ts';

describe('a transaction', () => {
  let it: TestDatabase;
  beforeAll(async () => {
    it = await withDatabase();
    await it.owner.query('CREATE TABLE jar (id int PRIMARY KEY, coins bigint NOT NULL, at timestamptz)');
    await it.owner.query('GRANT ALL ON jar TO PUBLIC');
    await it.db.query('INSERT INTO jar (id, coins) VALUES (1, 10), (2, 10)');
  });
  afterAll(() => it.dispose());
  const coins = async (id: number) =>
    (await it.db.query<{ coins: number }>('SELECT coins FROM jar WHERE id = $1', [id]))[0]?.coins;

  test('leaves nothing of a work that failed', async () => {
    const failing = it.db.transaction(async (sql) => {
      await sql.query('UPDATE jar SET coins = 0');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await coins(1)).toBe(10);
  });

  test('runs again after a deadlock, and both works are done', async () => {
    let runs = 0;
    let held = 0;
    const met = Promise.withResolvers<void>();
    const take = (first: number, second: number) => async (sql: Sql) => {
      runs += 1;
      await sql.query('UPDATE jar SET coins = coins - 1 WHERE id = $1', [first]);
      held += 1;
      if (held === 2) met.resolve(); // each holds what the other will ask for
      await met.promise;
      await sql.query('UPDATE jar SET coins = coins - 1 WHERE id = $1', [second]);
    };
    await Promise.all([it.db.transaction(take(1, 2)), it.db.transaction(take(2, 1))]);
    // The server may end both of the two, so one works again or both do.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect([await coins(1), await coins(2)]).toEqual([8, 8]);
  });

  test('never says that it kept a work in which a statement failed', async () => {
    const careless = it.db.transaction(async (sql) => {
      await sql.query('UPDATE jar SET coins = 5 WHERE id = $1', [1]);
      await sql.query('INSERT INTO jar (id, coins) VALUES ($1, $2)', [1, 0]).catch(() => undefined);
      return 'done';
    });
    await expect(careless).rejects.toThrow('nothing of it was kept');
    expect(await coins(1)).not.toBe(5);
  });

  test('runs statements that are sent together in their order; where one fails nothing is kept, and a late one is refused', async () => {
    const before = await coins(2);
    let late: Sql | undefined;
    const sent = (last: readonly [string, readonly unknown[]]) =>
      it.db.transaction(async (sql) => {
        late = sql;
        return together([
          sql.query('UPDATE jar SET coins = 7 WHERE id = $1', [2]),
          sql.query<{ coins: number }>('SELECT coins FROM jar WHERE id = $1', [2]),
          sql.query(...last),
        ]);
      });
    await expect(sent(['INSERT INTO jar (id, coins) VALUES ($1, $2)', [1, 0]])).rejects.toThrow(
      'duplicate key',
    );
    expect(await coins(2)).toBe(before);
    await expect(late?.query('UPDATE jar SET coins = 0')).rejects.toThrow('was over');
    const [, read] = await sent(['UPDATE jar SET coins = $1 WHERE id = $2', [before, 2]]);
    expect(read).toEqual([{ coins: 7 }]);
    expect(await coins(2)).toBe(before);
  });

  test('prepares each statement once a connection, and goes on after one that failed', async () => {
    const look = 'SELECT coins FROM jar WHERE id = $1 AND coins >= $2';
    const prepared = await it.db.transaction(async (sql) => {
      for (let times = 0; times < 3; times += 1) await sql.query(look, [2, 0]);
      return sql.query<{ calls: number }>(
        'SELECT (generic_plans + custom_plans)::int AS calls FROM pg_prepared_statements WHERE statement = $1',
        [look],
      );
    });
    expect(prepared).toEqual([{ calls: 3 }]);
    await expect(
      it.db.transaction((sql) => sql.query('SELECT coins / $1::int FROM jar', [0])),
    ).rejects.toThrow('division by zero');
    expect(await it.db.transaction((sql) => sql.query('SELECT 6 / $1::int AS half', [2]))).toEqual([
      { half: 3 },
    ]);
  });

  test('reads whole numbers and times as the rules want them, and refuses a number it cannot hold', async () => {
    const [row] = await it.db.query(
      "SELECT 5::bigint AS n, timestamptz '2026-11-21 15:00:00.9+03' AS at, date '2026-11-21' AS day",
    );
    expect(row).toEqual({ n: 5, at: '2026-11-21T12:00:00Z', day: '2026-11-21' });
    await expect(it.db.query('SELECT 9007199254740993::bigint AS n')).rejects.toThrow('not exact');
  });
});
