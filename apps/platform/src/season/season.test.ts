import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { findMatches } from '../sports/index.ts';
import { seasonClock, startSeason } from './index.ts';

describe('the living season', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await withDatabase();
  });
  afterAll(() => database.dispose());

  test('lives a day', async () => {
    const { db } = database;
    const clock = await seasonClock(db, { realNow: () => Date.UTC(2026, 10, 21, 12) });
    const settled: string[] = [];
    const season = await startSeason({ db, clock, tickSeconds: 0, onResult: async (id) => void settled.push(id) });
    const t = performance.now();
    const before = await findMatches(db, { now: clock.now(), offset: 0, limit: 500 });
    await season.advance(24 * 60);
    console.log(before.length, settled.length, performance.now() - t, await db.query('select status, count(*) from match group by 1'));
    expect(settled.length).toBeGreaterThan(20);
    await season.stop();
  });
});
