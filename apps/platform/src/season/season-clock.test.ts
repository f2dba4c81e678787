import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { platformMs, seasonClock } from './season-clock.ts';

describe('the season’s clock (D70)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await withDatabase();
  });
  afterAll(() => database.dispose());

  test('runs at its speed, is moved, changes speed without a jump, and goes on after a restart', async () => {
    const { db } = database;
    let realMs = Date.UTC(2026, 10, 21, 9);
    const realNow = (): number => realMs;
    const clock = await seasonClock(db, { realNow });
    expect(clock.now()).toBe('2026-11-21T09:00:00Z');
    realMs += 90_000;
    expect(clock.now()).toBe('2026-11-21T09:01:30Z');
    await clock.moveForward(30);
    expect(clock.now()).toBe('2026-11-21T09:31:30Z');

    const fast = await seasonClock(db, { speed: 60, realNow });
    expect(fast.now()).toBe('2026-11-21T09:31:30Z');
    realMs += 60_000;
    expect(fast.now()).toBe('2026-11-21T10:31:30Z');

    const other = await seasonClock(db, { realNow });
    expect(other.speed).toBe(60);
    expect(other.now()).toBe(fast.now());
    await other.moveForward(15);
    await fast.reload();
    expect(fast.now()).toBe('2026-11-21T10:46:30Z');
  });

  test('holds still while real time runs backwards', () => {
    const anchors = { realAnchorMs: 1_000_000, platformAnchorMs: 5_000_000, speed: 2 };
    expect(platformMs(anchors, 999_000)).toBe(5_000_000);
    expect(platformMs(anchors, 1_001_000)).toBe(5_002_000);
  });

  test.each([0, -1, Number.NaN, 1e9])('refuses to run at speed %d', async (speed) => {
    await expect(seasonClock(database.db, { speed })).rejects.toThrow(RangeError);
  });
});
