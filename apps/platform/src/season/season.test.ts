import { feedMatchId, nairobiDayOf, toMs, type Match } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import type { Database } from '../database/index.ts';
import { findMatches, outcomeResults, pricesFor } from '../sports/index.ts';
import { openBoard } from '../board/index.ts';
import { SATURDAY_NOON, seasonOf, type TestSeason } from '../../test/season-of.ts';

const board = (db: Database, { clock }: TestSeason): Promise<readonly Match[]> =>
  findMatches(db, { now: clock.now(), offset: 0, limit: 500 });

/** Everything the season wrote, to compare two of them; a match that has begun keeps whatever price was its last, and a game id what was free. */
const written = (db: Database): Promise<readonly unknown[]> =>
  db.query(`SELECT feed_match_id, starts_at, home_team, status, full_time_home, full_time_away, half_time_home, half_time_away, outcome_id, result,
      CASE WHEN status = 'open' THEN odds END AS odds
    FROM match JOIN outcome USING (match_id) ORDER BY outcome_id`);

describe('the living season, over a real database', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([withDatabase(), withDatabase()]);
  });
  afterAll(() => Promise.all([first.dispose(), second.dispose()]));

  test('opens with matches of every kind, priced, in order of start (R1-04, D71)', async () => {
    const { db } = first;
    const season = await seasonOf(db);
    const matches = await board(db, season);
    expect(matches.length).toBeGreaterThan(100);
    expect(matches.map(({ startsAt }) => startsAt)).toEqual(
      matches.map(({ startsAt }) => startsAt).toSorted(),
    );
    expect(new Set(matches.map(({ sportId }) => sportId))).toEqual(new Set(['1', '2', '3', '11', '12']));
    expect(
      matches.filter(
        ({ category, competitionName }) => category === 'Kenya' && competitionName === 'FKF Premier League',
      ).length,
    ).toBeGreaterThanOrEqual(9);
    expect(new Set(matches.map(({ gameId }) => gameId)).size).toBe(matches.length);
    for (const { gameId, mainOutcomes } of matches) {
      expect(gameId).toMatch(/^\d{4}$/);
      expect(mainOutcomes.home?.odds ?? mainOutcomes.away?.odds).not.toBeNull();
    }
  });

  test('advancing lives through kick-offs, results and settlements before it answers (D61)', async () => {
    const { db } = first;
    const live = await seasonOf(db);
    const kenya = (await board(db, live)).find(
      ({ competitionName }) => competitionName === 'FKF Premier League',
    );
    if (kenya === undefined) throw new Error('Kenya does not play');
    expect(kenya.startsAt).toBe('2026-11-21T10:00:00Z');
    await live.season.advance(61);
    expect((await board(db, live)).some(({ id }) => id === kenya.id)).toBe(false);
    expect((await outcomeResults(db, kenya.feedId)).every(({ result }) => result === 'open')).toBe(true);
    expect(live.settled).not.toContain(kenya.feedId);
    await live.season.advance(105);
    expect(live.settled.filter((feedId) => feedId === kenya.feedId)).toHaveLength(1);
    const results = await outcomeResults(db, kenya.feedId);
    expect(results.some(({ result }) => result === 'open')).toBe(false);
    const oneXTwo = results.filter(({ marketTypeId }) => marketTypeId === '1');
    expect(oneXTwo.filter(({ result }) => result === 'won')).toHaveLength(1);
    const [home = 0, away = 0] = oneXTwo[0]?.score?.split(':').map(Number) ?? [];
    expect(oneXTwo[0]?.winningOutcome).toBe(home > away ? '1' : home < away ? '2' : 'X');
  });

  test('the clock goes on from where it was after a restart, and the season with it (D70)', async () => {
    const { db } = first;
    const before = (await seasonOf(db)).clock.nowMs();
    expect(before).toBe(SATURDAY_NOON + 166 * 60_000);
    const counted = await db.query<{ count: number }>('SELECT count(*) AS count FROM match');
    const again = await seasonOf(db, {}, SATURDAY_NOON + 1000);
    expect(again.clock.nowMs()).toBe(before + 1000);
    expect(await db.query('SELECT count(*) AS count FROM match')).toEqual(counted);
    expect(again.settled).toEqual([]);
  });

  test('the same seed lives the same season, restarted half way or not, in one leap or in many', async () => {
    const once = await seasonOf(second.db);
    await once.season.advance(24 * 60);
    const restarted = await seasonOf(first.db);
    await restarted.season.advance(600);
    await (await seasonOf(first.db)).season.advance(24 * 60 - 166 - 600);
    expect((await seasonOf(first.db)).clock.now()).toBe(once.clock.now());
    const [left, right] = await Promise.all([written(first.db), written(second.db)]);
    expect(left.length).toBeGreaterThan(10_000);
    expect(left).toEqual(right);
  });

  test('prices move, and each with its whole match', async () => {
    const { db } = first;
    const live = await seasonOf(db);
    const before = new Map((await board(db, live)).map((match) => [match.id, match]));
    const version = live.season.listVersion();
    await live.season.advance(60);
    const moved = (await board(db, live)).filter(
      ({ id, mainOutcomes }) =>
        before.has(id) && before.get(id)?.mainOutcomes.home?.odds !== mainOutcomes.home?.odds,
    );
    expect(moved.length).toBeGreaterThan(20);
    expect(live.season.listVersion()).not.toBe(version);
  });

  test('a settlement that fails is owed, holds up no other, and is done at the next look', async () => {
    const { db } = first;
    const failures: string[] = [];
    const seen: string[] = [];
    let isBroken = true;
    const live = await seasonOf(db, {
      onResult: async (feedId) => {
        if (isBroken && seen.push(feedId) % 2 === 1) throw new Error('the ledger is away');
      },
      onFailure: (what) => void failures.push(what),
    });
    await live.season.advance(240);
    expect(failures.length).toBeGreaterThan(0);
    isBroken = false;
    await live.settling.settleAll();
    expect(await db.query('SELECT 1 FROM match WHERE settled_version < result_version')).toEqual([]);
  });

  test('a result is written now, corrected, and voided; each settles once more (D61, D71)', async () => {
    const { db } = first;
    const live = await seasonOf(db);
    const match = (await board(db, live)).find(({ sportId }) => sportId === '1');
    if (match?.mainOutcomes.home == null) throw new Error('No match');
    const resultOf = async (key: string, typeId = '1'): Promise<string | undefined> =>
      (await outcomeResults(db, match.feedId)).find(
        ({ outcomeKey, marketTypeId }) => outcomeKey === key && marketTypeId === typeId,
      )?.result;

    expect(await live.season.setResult(match.feedId, { home: 2, away: 1, halfHome: 0, halfAway: 1 })).toBe(
      true,
    );
    expect([
      await resultOf('1'),
      await resultOf('X'),
      await resultOf('yes', '29'),
      await resultOf('2/1', '47'),
    ]).toEqual(['won', 'lost', 'won', 'won']);
    expect(
      await live.season.setResult(match.feedId, { home: 1, away: 1, halfHome: null, halfAway: null }),
    ).toBe(true);
    expect([
      await resultOf('1'),
      await resultOf('X'),
      await resultOf('1', '11'),
      await resultOf('1', '60'),
    ]).toEqual(['lost', 'won', 'void', 'void']);
    expect(await live.season.setResult(match.feedId, 'void')).toBe(true);
    expect([await resultOf('1'), await resultOf('X')]).toEqual(['void', 'void']);
    expect(live.settled).toEqual([match.feedId, match.feedId, match.feedId]);

    expect((await board(db, live)).some(({ id }) => id === match.id)).toBe(false);
    const [price] = await pricesFor(db, [match.mainOutcomes.home.id], { lockFor: null });
    expect(price?.isOpen).toBe(false);
    await live.season.advance(60 * 24);
    expect((await outcomeResults(db, match.feedId)).every(({ result }) => result === 'void')).toBe(true);
    expect(await live.season.setResult(feedMatchId('999999999999'), 'void')).toBe(false);
  });

  test('what has to close closes before a kick-off and before a result settles; where it fails, the rest goes on (D88)', async () => {
    const { db } = first;
    let next: Match | undefined;
    const [seen, failed]: [string[], string[]] = [[], []];
    const statusOfNext = async (): Promise<string> => {
      const rows = await db.query<{ status: string }>('SELECT status FROM match WHERE match_id = $1', [
        next?.id,
      ]);
      return rows[0]?.status ?? 'none';
    };
    const live: TestSeason = await seasonOf(db, {
      onClose: async () => {
        if (next)
          seen.push(
            `${await statusOfNext()}, ${live.settled.filter((id) => id === next?.feedId).length} settled`,
          );
        throw new Error('out of order');
      },
      onFailure: (what) => void failed.push(what),
    });
    next = (await board(db, live))[0];
    if (next === undefined) throw new Error('nobody plays');
    await live.season.advance(Math.ceil((toMs(next.startsAt) - live.clock.nowMs()) / 60_000));
    expect([seen.at(-1), await statusOfNext()]).toEqual(['open, 0 settled', 'started']);
    await live.season.setResult(next.feedId, 'void');
    expect([seen.at(-1), live.settled.includes(next.feedId)]).toEqual(['void, 0 settled', true]);
    expect(failed).toContain('closing before kick-off');
  });

  test('days on, there are matches today and all week as ever', async () => {
    const { db } = first;
    const live = await seasonOf(db);
    const days = (await board(db, live)).map(({ startsAt }) => nairobiDayOf(startsAt));
    const today = nairobiDayOf(live.clock.now());
    expect(days.filter((day) => day === today).length).toBeGreaterThan(5);
    expect(new Set(days).size).toBeGreaterThanOrEqual(7);
    const late = (
      await db.query<{ starts_at: typeof today }>(`SELECT starts_at FROM match WHERE status = 'open'`)
    ).filter(({ starts_at: at }) => Date.parse(at) <= toMs(live.clock.now()));
    expect(late).toEqual([]);
  });

  test('ticks by itself in the background, and stops cleanly', async () => {
    const { db } = second;
    let realMs = SATURDAY_NOON;
    const { seasonClock, seasonGateway } = await import('./index.ts');
    const clock = await seasonClock(db, { realNow: () => realMs });
    const heard = Promise.withResolvers<void>();
    let ticks = 0;
    const gateway = seasonGateway({ db, clock, seed: 'kipenga' });
    const season = await openBoard({
      db,
      clock,
      tickSeconds: 0.02,
      feeds: [
        {
          ...gateway,
          offerMatches: async (now) => {
            await gateway.offerMatches(now);
            if ((ticks += 1) === 3) heard.resolve();
          },
        },
      ],
    });
    realMs += 1000;
    await heard.promise;
    await season.stop();
    const stopped = ticks;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ticks).toBe(stopped);
  });
});
