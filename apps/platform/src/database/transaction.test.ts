import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import type { Sql } from './sql.ts';

describe('a transaction', () => {
  let it: TestDatabase;
  beforeAll(async () => {
    it = await withDatabase();
    await it.db.query('CREATE TABLE jar (id int PRIMARY KEY, coins bigint NOT NULL, at timestamptz)');
    await it.db.query('INSERT INTO jar (id, coins) VALUES (1, 10), (2, 10)');
  });
  afterAll(() => it.dispose());
  const coins = async (id: number) => (await it.db.query<{ coins: number }>('SELECT coins FROM jar WHERE id = $1', [id]))[0]?.coins;

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
    const met = Promise.withResolvers<void>();
    const take = (first: number, second: number) => async (sql: Sql) => {
      runs += 1;
      await sql.query('UPDATE jar SET coins = coins - 1 WHERE id = $1', [first]);
      if (runs === 2) met.resolve();
      await met.promise;
      await sql.query('UPDATE jar SET coins = coins - 1 WHERE id = $1', [second]);
    };
    await Promise.all([it.db.transaction(take(1, 2)), it.db.transaction(take(2, 1))]);
    // The server may end both of the two, so one works again or both do.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect([await coins(1), await coins(2)]).toEqual([8, 8]);
  });

  test('reads whole numbers and times as the rules want them, and refuses a number it cannot hold', async () => {
    const [row] = await it.db.query("SELECT 5::bigint AS n, timestamptz '2026-11-21 15:00:00.9+03' AS at, date '2026-11-21' AS day");
    expect(row).toEqual({ n: 5, at: '2026-11-21T12:00:00Z', day: '2026-11-21' });
    await expect(it.db.query('SELECT 9007199254740993::bigint AS n')).rejects.toThrow('not exact');
  });
});
