import {
  boardRefusal,
  feedMatchId,
  instantFromMs,
  kes,
  oddsFromThousandths,
  toMs,
} from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonOf } from '../../../test/season-of.ts';
import { withDatabase, type TestDatabase } from '../../../test/with-database.ts';
import { jackpotById, offeredJackpots } from '../../jackpots/index.ts';
import type { Candidate } from './candidates.store.ts';
import { chooseMatches } from './choose-matches.ts';
import { composeJackpots } from './compose-jackpots.ts';

const HOUR = 3_600_000;

describe('the season composes jackpots (D80, D106)', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await withDatabase();
  });
  afterAll(() => base.dispose());

  test('a midweek and a mega offer stand open, of matches well ahead that are hard to call', async () => {
    const { db } = base;
    const { clock } = await seasonOf(db);
    await composeJackpots(db, clock.now());
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
      const jackpot = await jackpotById(db, id, clock.now());
      const matches = jackpot?.matches ?? [];
      expect(
        jackpot && boardRefusal({ ...jackpot, guarantee: jackpot.fund?.guarantee ?? kes(0) }),
      ).toBeNull();
      const starts = matches.map(({ startsAt }) => toMs(startsAt));
      expect(Math.min(...starts) - clock.nowMs()).toBeGreaterThanOrEqual((type === 'mega' ? 48 : 24) * HOUR);
      expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(60 * HOUR);
    }
    expect(await db.query('SELECT feed_match_id FROM jackpot_match GROUP BY 1 HAVING count(*) > 1')).toEqual(
      [],
    );
    const invented = await db.query(
      `SELECT FROM jackpot_match JOIN match USING (feed_match_id) JOIN competition USING (competition_id)
       WHERE (competition_id NOT BETWEEN 11 AND 21 AND competition_id <> 28) OR sport_id <> 1`,
    );
    expect(invented).toEqual([]);
    await composeJackpots(db, clock.now());
    expect(await offeredJackpots(db, clock.now())).toHaveLength(2);
  });
});

describe('the matches of a jackpot (D106)', () => {
  const prices = { open: [2_700, 3_100, 2_750], favourite: [1_300, 5_200, 9_500] } as const;
  const at = (hour: number, kind: keyof typeof prices, isTaken = false): Candidate => {
    const [home, draw, away] = prices[kind].map(oddsFromThousandths);
    const startsAt = instantFromMs(hour * HOUR);
    return { feedMatchId: feedMatchId(`${hour}`), startsAt, isTaken, odds: { home, draw, away } as never };
  };
  const wanted = { type: 'daily', betAmount: kes(49), guarantee: kes(400), count: 3, notices: [48, 12, 1] };
  const chosenOf = (board: readonly Candidate[], hour: number) =>
    chooseMatches(board, hour * HOUR, wanted)?.map(({ feedMatchId: id }) => Number(id));

  test('are the hardest to call of a stretch of 60 hours, with the longest notice there is', () => {
    const week = [
      at(50, 'favourite'),
      at(52, 'open'),
      at(60, 'open'),
      at(112, 'open'),
      at(120, 'open'),
      at(130, 'open'),
    ];
    expect(chosenOf(week, 0)).toEqual([52, 60, 112]);
    expect(chosenOf(week, 5)).toEqual([60, 112, 120]);
    expect(chosenOf(week, 60)).toEqual([112, 120, 130]);
    expect(chosenOf(week, 112)).toBeUndefined();
  });

  test('are none where one of them would be a favourite too many', () =>
    expect(chosenOf([at(50, 'open'), at(51, 'open'), at(52, 'favourite')], 0)).toBeUndefined());

  test('are another jackpot’s only where no board is sound without them, and then as few as can be', () => {
    const [one, two, three] = [at(50, 'open', true), at(51, 'open', true), at(52, 'open')];
    expect(chosenOf([one, two, three], 0)).toEqual([52, 50, 51]);
    expect(chosenOf([one, two, three, at(53, 'open')], 0)).toEqual([52, 53, 50]);
    // Less notice is better than a shared match.
    expect(chosenOf([at(14, 'open'), at(15, 'open'), at(16, 'open'), one, two, three], 0)).toEqual([
      14, 15, 16,
    ]);
  });
});
