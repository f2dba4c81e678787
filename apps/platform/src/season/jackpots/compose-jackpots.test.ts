import { instant, toMs } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonOf } from '../../../test/season-of.ts';
import { withDatabase, type TestDatabase } from '../../../test/with-database.ts';
import { jackpotById, offeredJackpots } from '../../jackpots/index.ts';
import { chooseAhead, chooseMatches } from './choose-matches.ts';
import { composeJackpots } from './compose-jackpots.ts';

const HOUR = 3_600_000;

describe('the season composes jackpots (D80)', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await withDatabase();
  });
  afterAll(() => base.dispose());

  test('a midweek and a mega offer of real football stand open, of matches well ahead', async () => {
    const { db } = base;
    const { clock } = await seasonOf(db, { onTime: (now) => composeJackpots(db, now) });
    const offers = await offeredJackpots(db, clock.now());
    expect(
      offers.map(({ type, betAmount, matchCount, fund }) => [type, betAmount, matchCount, fund?.guarantee]),
    ).toEqual(
      expect.arrayContaining([
        ['midweek', 4_900, 13, 100_000_000],
        ['mega', 9_900, 17, 1_500_000_000],
      ]),
    );
    for (const { id, type } of offers) {
      const matches = (await jackpotById(db, id, clock.now()))?.matches ?? [];
      const starts = matches.map(({ startsAt }) => toMs(startsAt));
      expect(Math.min(...starts) - clock.nowMs()).toBeGreaterThanOrEqual((type === 'mega' ? 48 : 24) * HOUR);
      expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(60 * HOUR);
      expect(matches.every(({ odds }) => odds.home && odds.draw && odds.away)).toBe(true);
    }
    expect(await db.query('SELECT feed_match_id FROM jackpot_match GROUP BY 1 HAVING count(*) > 1')).toEqual(
      [],
    );
    const invented = await db.query(
      `SELECT FROM jackpot_match JOIN match USING (feed_match_id) JOIN competition USING (competition_id)
       WHERE competition_id NOT BETWEEN 11 AND 21 OR sport_id <> 1`,
    );
    expect(invented).toEqual([]);
    await composeJackpots(db, clock.now());
    expect(await offeredJackpots(db, clock.now())).toHaveLength(2);
  });
});

describe('the matches of a jackpot (D80)', () => {
  const at = (hour: number, isTop: boolean) => {
    const startsAt = instant(new Date(hour * HOUR).toISOString().replace('.000', ''));
    return { feedMatchId: `${hour}${isTop ? 'top' : ''}` as never, startsAt, isTop, isTaken: false };
  };
  const board = [at(0, false), at(40, false), at(41, true), at(60, true), at(61, true), at(90, false)];
  const namesOf = (chosen: ReturnType<typeof chooseMatches>) =>
    chosen?.map(({ feedMatchId }) => String(feedMatchId));

  test.each([
    [3, ['0', '41top', '60top']],
    [5, ['40', '41top', '60top', '61top', '90']],
    [6, undefined],
  ])('%i of them: those of top competitions go first, within 60 hours', (count, names) =>
    expect(namesOf(chooseMatches(board, count))).toEqual(names),
  );

  test.each([
    [0, ['60top', '61top', '90']],
    [25, ['41top', '60top', '61top']],
    [59, ['60top', '61top', '90']],
    [60, undefined],
  ])('at hour %d they give the longest notice that enough of them have', (hour, names) =>
    expect(namesOf(chooseAhead(board, hour * HOUR, { count: 3, notices: [48, 12, 1] }))).toEqual(names),
  );
});
