import { expect, test } from 'vitest';
import { SATURDAY_NOON, seasonOf } from '../../../test/season-of.ts';
import { withDatabase } from '../../../test/with-database.ts';
import { seasonClock, seasonGateway } from '../index.ts';

const HOUR_MS = 3_600_000;

/** Two days of a season in which every fifth match is postponed: what was told, and how those matches ended. */
const lived = async () => {
  const database = await withDatabase();
  try {
    const { db } = database;
    const clock = await seasonClock(db, { realNow: () => SATURDAY_NOON });
    const { season } = await seasonOf(db, {
      feeds: [seasonGateway({ db, clock, seed: 'kipenga', postponedPercent: 20 })],
      onFailure: (_, error) => {
        throw error;
      },
    });
    await season.advance(48 * 60);
    await season.stop();
    return await db.query<{ feed: number; first: string; next: string | null; status: string }>(
      `SELECT feed_match_id AS feed, zero.starts_at AS first, one.starts_at AS next, status FROM match
         JOIN told_start zero ON zero.match_id = match.match_id AND zero.number = 0
         JOIN told_start one ON one.match_id = match.match_id AND one.number = 1 ORDER BY 1`,
    );
  } finally {
    await database.dispose();
  }
};

test('the season postpones some of its matches, the same in each life: some to soon, some to next week, some for good (R9-08)', async () => {
  const told = await lived();
  const hoursLater = told.map(({ first, next }) =>
    next === null ? null : (Date.parse(next) - Date.parse(first)) / HOUR_MS,
  );
  expect(hoursLater.filter((hours) => hours !== null && hours <= 24).length).toBeGreaterThan(0);
  expect(hoursLater.filter((hours) => hours === 7 * 24).length).toBeGreaterThan(0);
  expect(hoursLater.filter((hours) => hours === null).length).toBeGreaterThan(0);
  const untilMs = SATURDAY_NOON + 48 * HOUR_MS;
  for (const { first, next, status } of told) {
    const isOver = next === null ? Date.parse(first) + 25 * HOUR_MS : Date.parse(next) + 105 * 60_000;
    const open = next === null ? 'postponed' : Date.parse(next) > untilMs ? 'open' : 'started';
    expect(status).toBe(isOver <= untilMs ? (next === null ? 'void' : 'finished') : open);
  }
  expect(await lived()).toEqual(told);
});
