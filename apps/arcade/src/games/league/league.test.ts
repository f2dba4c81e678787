import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { cents, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { CLUBS } from './clubs.ts';
import { goalWeights } from './goal-chances.ts';
import {
  areAllWon,
  chanceOfLegs,
  HIGHEST_PRICE,
  LEAGUE_MARKETS,
  pickText,
  priceOfLegs,
  readPick,
  type Leg,
} from './league-pick.ts';
import { matchdayOf } from './matchday.ts';
import { MINUTES, playMatchday, scoreOf, type PlayedMatch } from './play-matchday.ts';
import { fixturesOf, MATCHDAYS, seasonDayOf, seasonRounds } from './season.ts';
import { standingsOf } from './standings.ts';

const season = fc
  .nat()
  .map((number) => createHash('sha256').update(String(number)).digest('hex').slice(0, 12));
const round = fc.tuple(season, fc.integer({ min: 1, max: MATCHDAYS })).map(([name, day]) => `${name}.${day}`);
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const OUTCOMES = LEAGUE_MARKETS.flatMap(({ outcomes }) => outcomes);
const legs = fc.uniqueArray(
  fc.record({ match: fc.integer({ min: 0, max: 7 }), outcome: fc.constantFrom(...OUTCOMES) }),
  { selector: ({ match }: Leg) => match, minLength: 1, maxLength: 8 },
);
const days = Array.from({ length: MATCHDAYS }, (_, index) => index + 1);

describe('a season', () => {
  test('lets everybody meet everybody once at home and once away, each once a day', () => {
    const meetings = days.flatMap((day) => {
      const fixtures = fixturesOf({ season: '4f1c09ab77d2', day });
      expect(new Set(fixtures.flat()).size).toBe(CLUBS.length);
      return fixtures.map(([home, away]) => `${home.code}-${away.code}`);
    });
    expect(new Set(meetings).size).toBe(CLUBS.length * (CLUBS.length - 1));
    expect(meetings).toHaveLength(CLUBS.length * (CLUBS.length - 1));
  });

  test('lasts thirty days, then another begins at its first', () => {
    let seasons = 0;
    const name = seasonRounds(() => `s${(seasons += 1)}`);
    const rounds = Array.from({ length: MATCHDAYS + 3 }, name);
    expect([rounds[0], rounds[1], rounds[30], rounds[31], rounds[32]]).toEqual([
      's1.0',
      's1.1',
      's1.30',
      's2.1',
      's2.2',
    ]);
    expect(seasonDayOf('s2.17')).toEqual({ season: 's2', day: 17 });
  });

  test.each(['s', 's.', 's.0', 's.31', 's.1x', ''])('the day of %j is the first', (name) => {
    expect(seasonDayOf(name).day).toBe(1);
  });
});

describe('goals', () => {
  test('are as likely as Poisson says, up to eight', () => {
    const weights = goalWeights(145).map(Number);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const expected = [0.234_57, 0.340_13, 0.246_59, 0.119_19];
    for (const [goals, chance] of expected.entries())
      expect((weights[goals] ?? 0) / sum).toBeCloseTo(chance, 4);
  });

  test('and their minutes follow from the digest and the name of the round', () => {
    fc.assert(
      fc.property(digest, round, (bytes, name) => {
        const played = playMatchday(bytes, name);
        expect(played).toEqual(playMatchday(Uint8Array.from(bytes), name));
        expect(played).toHaveLength(CLUBS.length / 2);
        for (const minute of played.flatMap(({ home, away }) => [...home, ...away]))
          expect(minute >= 1 && minute <= MINUTES).toBe(true);
      }),
    );
  });

  test('make the score of each minute', () => {
    const match = { home: [12, 45, 88], away: [46] };
    expect(scoreOf(match, 44)).toMatchObject({ home: 1, away: 0 });
    expect(scoreOf(match)).toEqual({ home: 3, away: 1, halfHome: 2, halfAway: 0 });
  });

  test('come as often as the prices are made for, over a thousand matches', () => {
    const name = '4f1c09ab77d2.7';
    const matches = matchdayOf(name);
    const leg = (match: number) => OUTCOMES.map((outcome): Leg => ({ match, outcome }));
    const rounds = Array.from({ length: 1_000 }, (_, index) =>
      playMatchday(createHash('sha256').update(`goals ${index}`).digest(), name).map((one) => scoreOf(one)),
    );
    for (const one of leg(3)) {
      const { of, among } = chanceOfLegs([one], matches) ?? { of: 0n, among: 1n };
      const chance = Number((of * 1_000_000n) / among) / 1_000_000;
      const won = rounds.filter((scores) => areAllWon([one], scores)).length;
      expect(Math.abs(won / rounds.length - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / 1_000),
      );
    }
  });
});

describe('a pick', () => {
  test('of one outcome returns 94 to 95 % and has a price, whatever the day (R1-07)', () => {
    fc.assert(
      fc.property(round, (name) => {
        const matches = matchdayOf(name);
        for (const match of matches.keys())
          for (const outcome of OUTCOMES) {
            const price = priceOfLegs([{ match, outcome }], matches);
            const { of, among } = chanceOfLegs([{ match, outcome }], matches) ?? { of: 0n, among: 1n };
            expect(price).toBeGreaterThan(100);
            const returned = BigInt(price ?? 0) * of;
            expect(returned <= 95n * among && returned > 94n * among).toBe(true);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('of several returns as much as of one: the margin is taken once', () => {
    fc.assert(
      fc.property(round, legs, (name, picked) => {
        const matches = matchdayOf(name);
        const price = priceOfLegs(picked, matches);
        if (price === null) return;
        const { of, among } = chanceOfLegs(picked, matches) ?? { of: 0n, among: 1n };
        const returned = BigInt(price) * of;
        expect(returned <= 95n * among && returned > 94n * among).toBe(true);
        expect(price).toBeLessThanOrEqual(HIGHEST_PRICE);
      }),
    );
  });

  test('is read as it is written', () => {
    fc.assert(
      fc.property(legs, (picked) => {
        expect(readPick(pickText(picked))).toEqual(picked);
      }),
    );
  });

  test.each(['', '0', '0:0', '8:1', '0:4', '0:1,', '0:1,0:2', ',0:1', '0:1;1:1', 7, null, '0:1 '])(
    '%j is none',
    (text) => {
      expect(readPick(text)).toBeNull();
    },
  );

  test('of all longshots has no price: it would bring more than a round may', () => {
    const matches = matchdayOf('4f1c09ab77d2.7');
    expect(priceOfLegs(readPick('0:3,1:3,2:3,3:3,4:3') ?? [], matches)).toBeNull();
    expect(priceOfLegs([], matches)).toBeNull();
    // The largest total stake on a matchday, at the highest price, wins the most that a round may pay.
    expect(cents((kes(10_000) / 100) * HIGHEST_PRICE)).toBe(kes(500_000));
  });
});

describe('the table of a season', () => {
  const won: PlayedMatch = { home: [10], away: [] };
  const drawn: PlayedMatch = { home: [3], away: [90] };
  const day = (name: string, outcome: readonly PlayedMatch[]) => ({ round: name, outcome });

  test('gives three points for a win, one for a draw, and orders by them', () => {
    const [[home] = [], [, away] = []] = fixturesOf({ season: 's', day: 1 });
    const table = standingsOf('s', [
      day('s.1', [won, ...Array.from({ length: 7 }, () => drawn)]),
      day(
        'other.30',
        Array.from({ length: 8 }, () => won),
      ),
    ]);
    expect(table[0]).toMatchObject({ club: home, played: 1, won: 1, points: 3, scored: 1, conceded: 0 });
    expect(table.find(({ club }) => club === away)).toMatchObject({ drawn: 1, points: 1 });
    expect(table.at(-1)).toMatchObject({ lost: 1, points: 0 });
  });

  test('adds up, whatever was played', () => {
    fc.assert(
      fc.property(fc.array(digest, { minLength: 1, maxLength: 5 }), (digests) => {
        const played = digests.map((bytes, at) => day(`s.${at + 1}`, playMatchday(bytes, `s.${at + 1}`)));
        const table = standingsOf('s', played);
        const sum = (of: (line: (typeof table)[number]) => number) =>
          table.reduce((total, line) => total + of(line), 0);
        expect(sum((line) => line.played)).toBe(16 * digests.length);
        expect(sum((line) => line.scored - line.conceded)).toBe(0);
        expect(sum((line) => line.won)).toBe(sum((line) => line.lost));
      }),
      { numRuns: 20 },
    );
  });
});
