import { instant, instantFromMs } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { seasonOf } from '../../test/season-of.ts';
import { competitionNumber, findMatches, outcomeResults } from '../sports/index.ts';
import { footballDataFeed, importFootballData, readFootballData, type FootballDataMatch } from './index.ts';

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,B365>2.5,B365<2.5';
const matchesOf = (...rows: string[]): readonly FootballDataMatch[] =>
  readFootballData(Buffer.from([HEADER, ...rows].join('\n'))).matches;
const LEEDS = 'E0,22/11/2026,15:00,Leeds,Luton,,,,,,2.1,3.4,3.6,1.9,1.95';

describe('a football-data file as a feed, over a real database', () => {
  let database: TestDatabase;
  const now = instant('2026-11-21T09:00:00Z');
  const board = (at = now) =>
    findMatches(database.db, { now: at, offset: 0, limit: 50, competitionNumber: competitionNumber(101) });
  beforeAll(async () => {
    database = await withDatabase();
  });
  afterAll(() => database.dispose());

  test('offers what has not begun, at the file’s own prices, with markets derived from them', async () => {
    const rows = matchesOf(
      LEEDS,
      'E0,20/11/2026,15:00,Hull,Stoke,,,,,,2.1,3.4,3.6,1.9,1.95',
      'E0,23/11/2026,20:00,Derby,Bury',
      'E0,22/11/2026,15:00,York,Bath,,,,,,1.5,4.2,6.5,,',
    );
    expect(await importFootballData(database.db, rows, now)).toEqual({
      offered: 2,
      repriced: 0,
      results: 0,
      past: 1,
      unpriced: 1,
    });
    const [leeds, york] = await board();
    expect(leeds).toMatchObject({
      homeTeam: 'Leeds',
      startsAt: '2026-11-22T15:00:00Z',
      category: 'England',
      competitionName: 'Premier League',
    });
    const { home, draw, away, over25, under25, gg } = leeds?.mainOutcomes ?? {};
    expect([home, draw, away, over25, under25].map((outcome) => outcome?.odds)).toEqual([
      2100, 3400, 3600, 1900, 1950,
    ]);
    expect(gg?.odds).toBeGreaterThan(1500);
    expect(york?.mainOutcomes.home?.odds).toBe(1500);
    expect(york?.mainOutcomes.over25?.odds).toBeNull();
    expect(york?.mainOutcomes.gg?.odds).toBeNull();
  });

  test('changes nothing when read again, and prices alone when they changed', async () => {
    const before = await board();
    expect(await importFootballData(database.db, matchesOf(LEEDS), now)).toMatchObject({
      offered: 0,
      repriced: 0,
      results: 0,
    });
    expect(await board()).toEqual(before);
    const count = await importFootballData(
      database.db,
      matchesOf(LEEDS.replace('2.1,3.4,3.6', '2.2,3.3,3.5')),
      now,
    );
    expect(count.repriced).toBeGreaterThan(3);
    expect((await board())[0]?.mainOutcomes.home?.odds).toBe(2200);
  });

  test('stands beside the season: its results settle, and a corrected one settles again (D71)', async () => {
    const [leeds] = await board();
    if (leeds === undefined) throw new Error('No match');
    const over = LEEDS.replace(',,,,,', ',2,0,H,1,0');
    const feed = footballDataFeed(database.db, matchesOf(over));
    const live = await seasonOf(database.db, { feeds: [feed] });
    expect(live.settled).toEqual([]);
    await live.season.advance(31 * 60);
    expect(live.settled).toEqual([leeds.feedId]);
    const winners = (await outcomeResults(database.db, leeds.feedId))
      .filter(({ result }) => result === 'won')
      .map(({ marketTypeId, outcomeKey }) => `${marketTypeId} ${outcomeKey}`);
    expect(winners).toEqual(expect.arrayContaining(['1 1', '18 under 2.5', '29 no', '60 1', '45 2-0']));
    await live.season.tick();
    expect(live.settled).toHaveLength(1);
    const corrected = matchesOf(over.replace(',2,0,H,1,0', ',2,1,H,1,0'));
    expect(await importFootballData(database.db, corrected, live.clock.now())).toMatchObject({ results: 1 });
    await (
      await seasonOf(database.db, {
        feeds: [footballDataFeed(database.db, corrected)],
        onResult: async (feedId) => void live.settled.push(feedId),
      })
    ).season.tick();
    expect(live.settled).toHaveLength(2);
  });

  test('a score that stands in the file before kick-off is not believed', async () => {
    const early = matchesOf('E0,29/11/2026,15:00,Wigan,Bolton,3,0,H,1,0,2.1,3.4,3.6,1.9,1.95');
    await importFootballData(database.db, early, now);
    expect(await importFootballData(database.db, early, now)).toMatchObject({ results: 0 });
    expect(
      (await board()).some(
        ({ homeTeam, startsAt }) =>
          homeTeam === 'Wigan' && startsAt === instantFromMs(Date.UTC(2026, 10, 29, 15)),
      ),
    ).toBe(true);
  });
});
