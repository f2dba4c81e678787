import { addDays, dayBounds, instantFromMs, nairobiDayOf, toMs, weekdayOf } from '@kipenga/betting-core';
import type { MatchModel } from '@kipenga/pricing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { League } from '../leagues/league.ts';
import { seasonLeagues } from '../leagues/leagues.ts';
import { doubleRoundRobin, fixturesBetween } from './calendar.ts';

const leagues = seasonLeagues();
const HOUR = 3_600_000;
const anyMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2039, 11, 31) });

const laid = (fromMs: number, toMs: number, wanted: (league: League) => boolean) =>
  leagues
    .filter(wanted)
    .flatMap((league) => fixturesBetween('seed', league.code, league.calendar, league.rounds, fromMs, toMs));

/** Fixtures open at a moment: those within their league's horizon. */
const open = (nowMs: number, wanted: (league: League) => boolean) =>
  leagues
    .filter(wanted)
    .flatMap((league) =>
      fixturesBetween(
        'seed',
        league.code,
        league.calendar,
        league.rounds,
        nowMs,
        nowMs + league.horizonHours * HOUR,
      ),
    );

const soccer = ({ sport }: League): boolean => sport.name === 'Soccer';
const esports = ({ sport }: League): boolean => sport.isEsport;

describe('the season always has matches (R1-04, R2-30)', () => {
  test('today, until five to midnight', () => {
    fc.assert(
      fc.property(anyMoment, (nowMs) => {
        const { to } = dayBounds(nairobiDayOf(instantFromMs(nowMs)));
        const untilMs = toMs(to) - nowMs > 5 * 60_000 ? toMs(to) : toMs(to) + 24 * HOUR;
        expect(laid(nowMs, untilMs, soccer).length).toBeGreaterThan(0);
      }),
    );
  });

  test('tomorrow, at least six soccer matches, and e-sports and two-way games too', () => {
    fc.assert(
      fc.property(anyMoment, (nowMs) => {
        const { from, to } = dayBounds(addDays(nairobiDayOf(instantFromMs(nowMs)), 1));
        const isTomorrow = ({ startsAtMs }: { startsAtMs: number }): boolean =>
          startsAtMs >= toMs(from) && startsAtMs < toMs(to);
        expect(open(nowMs, soccer).filter(isTomorrow).length).toBeGreaterThanOrEqual(6);
        expect(open(nowMs, esports).filter(isTomorrow).length).toBeGreaterThan(0);
        expect(
          open(nowMs, ({ sport }) => sport.name === 'Basketball').filter(isTomorrow).length,
        ).toBeGreaterThan(0);
        expect(open(nowMs, ({ sport }) => sport.name === 'Tennis').filter(isTomorrow).length).toBeGreaterThan(
          0,
        );
      }),
    );
  });

  test('this week: 60 to 190 soccer matches open, every club of Kenya’s league among them', () => {
    fc.assert(
      fc.property(anyMoment, (nowMs) => {
        const soccerCount = open(nowMs, soccer).length;
        expect(soccerCount).toBeGreaterThanOrEqual(60);
        expect(soccerCount).toBeLessThanOrEqual(190);
        const kenya = open(nowMs, ({ code }) => code === 'KE1');
        expect(new Set(kenya.flatMap(({ home, away }) => [home, away])).size).toBe(18);
      }),
      { examples: [[2_033_298_900_001]] },
    );
  });

  test('within the hour, at any hour, something starts that can be bet on', () => {
    fc.assert(
      fc.property(anyMoment, (nowMs) => {
        expect(laid(nowMs, nowMs + HOUR, soccer).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a calendar', () => {
  test('lays the same fixtures however the time is cut', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 10 * 24 }), (fromMs, hours) => {
        const [middle, end] = [fromMs + hours * HOUR, fromMs + 12 * 24 * HOUR];
        for (const { code, calendar, rounds } of leagues) {
          const whole = fixturesBetween('seed', code, calendar, rounds, fromMs, end);
          const parts = [
            fixturesBetween('seed', code, calendar, rounds, fromMs, middle),
            fixturesBetween('seed', code, calendar, rounds, middle, end),
          ].flat();
          expect(parts).toEqual(whole);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('numbers a league’s fixtures once, below a million', () => {
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31)];
    for (const { code, calendar, rounds, clubs } of leagues) {
      const fixtures = fixturesBetween('seed', code, calendar, rounds, from, to);
      expect(new Set(fixtures.map(({ serial }) => serial)).size).toBe(fixtures.length);
      expect(fixtures.every(({ serial }) => serial < 1_000_000)).toBe(true);
      expect(
        fixtures.every(
          ({ home, away }) => home !== away && clubs[home] !== undefined && clubs[away] !== undefined,
        ),
      ).toBe(true);
    }
  });

  test('plays Kenya’s league on Wednesdays, Saturdays and Sundays in the afternoon', () => {
    const kenya = leagues.find(({ code }) => code === 'KE1');
    if (kenya === undefined) throw new Error('Kenya has no league');
    for (const { startsAtMs } of fixturesBetween(
      'seed',
      'KE1',
      kenya.calendar,
      kenya.rounds,
      Date.UTC(2026, 0, 1),
      Date.UTC(2026, 5, 1),
    )) {
      expect([0, 3, 6]).toContain(weekdayOf(nairobiDayOf(instantFromMs(startsAtMs))));
      const hour = new Date(startsAtMs).getUTCHours() + 3;
      expect(hour).toBeGreaterThanOrEqual(13);
      expect(hour).toBeLessThanOrEqual(16);
    }
  });

  test.each([6, 7, 12, 19])('lets each of %i clubs meet every other at home and away', (clubs) => {
    const rounds = doubleRoundRobin(clubs);
    const pairs = rounds.flat().map(([home, away]) => `${home}-${away}`);
    expect(new Set(pairs).size).toBe(clubs * (clubs - 1));
    expect(pairs).toHaveLength(clubs * (clubs - 1));
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
  });
});

describe('the seed', () => {
  test('gives ids room: league numbers are 1 to 49 and unlike, codes too', () => {
    expect(new Set(leagues.map(({ number }) => number)).size).toBe(leagues.length);
    expect(new Set(leagues.map(({ code }) => code)).size).toBe(leagues.length);
    for (const { number } of leagues) expect(number > 0 && number < 50).toBe(true);
  });

  test('expects believable matches of every pair of clubs', () => {
    const isBelievable = (model: MatchModel): boolean =>
      model.kind === 'winner'
        ? model.homeWins > 0.05 && model.homeWins < 0.95
        : [model.lambdaHome, model.lambdaAway].every((goals) => goals > 0.2 && goals < 4);
    for (const league of leagues) {
      const wild = league.rounds.flat().filter(([home, away]) => !isBelievable(league.expect(home, away)));
      expect({ league: league.code, wild }).toEqual({ league: league.code, wild: [] });
    }
  });
});
