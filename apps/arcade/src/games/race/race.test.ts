import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { cents, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { ALL_PICKS, chanceOf, PLACES, priceOfPick, readPick, wins, type RacePick } from './race-pick.ts';
import { RUNNERS, strengthsOf } from './runners.ts';
import { runRace } from './run-race.ts';

const round = fc
  .nat()
  .map((number) => createHash('sha256').update(String(number)).digest('hex').slice(0, 12));
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const HIGHEST = 25_000;

/** The chance of a pick, added up order by order. */
const countedChance = (pick: RacePick, strengths: readonly number[]): number => {
  const from = (order: readonly number[]): number => {
    if (order.length === PLACES) return Number(wins(pick, order));
    const left = strengths.flatMap((strength, at) =>
      order.includes(at + 1) ? [] : [[at + 1, strength] as const],
    );
    const total = left.reduce((sum, [, strength]) => sum + strength, 0);
    return left.reduce((sum, [runner, strength]) => sum + (strength / total) * from([...order, runner]), 0);
  };
  return from([]);
};

describe('a race', () => {
  test('brings all eight in, in the order its digest and its name mean', () => {
    fc.assert(
      fc.property(digest, round, (bytes, name) => {
        const order = runRace(bytes, name);
        expect(order.toSorted((one, other) => one - other)).toEqual(RUNNERS.map((_, at) => at + 1));
        expect(runRace(Uint8Array.from(bytes), name)).toEqual(order);
      }),
    );
  });

  test('is among eight of different strength, told by its name', () => {
    fc.assert(
      fc.property(round, (name) => {
        const strengths = strengthsOf(name);
        expect(strengths).toHaveLength(RUNNERS.length);
        expect(strengths.every((strength) => strength >= 8 && strength <= 30)).toBe(true);
      }),
    );
  });

  test('gives each pick its chance, over a thousand races', () => {
    const name = '4f1c09ab77d2';
    const strengths = strengthsOf(name);
    const orders = Array.from({ length: 1_000 }, (_, index) =>
      runRace(createHash('sha256').update(`race ${index}`).digest(), name),
    );
    for (const pick of ALL_PICKS) {
      const { of, among } = chanceOf(pick, strengths);
      const chance = Number((of * 1_000_000n) / among) / 1_000_000;
      const won = orders.filter((order) => wins(pick, order)).length;
      expect(Math.abs(won / orders.length - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / 1_000),
      );
    }
  });
});

describe('a pick', () => {
  test('is as likely as all orders that win it together', () => {
    const strengths = strengthsOf('4f1c09ab77d2');
    for (const pick of ALL_PICKS) {
      const { of, among } = chanceOf(pick, strengths);
      expect(Number((of * 10n ** 12n) / among) / 10 ** 12).toBeCloseTo(countedChance(pick, strengths), 9);
    }
  });

  test('returns 94 to 95 %, and its price is not above 250, whatever the race (R1-07)', () => {
    fc.assert(
      fc.property(round, (name) => {
        const strengths = strengthsOf(name);
        for (const pick of ALL_PICKS) {
          const price = priceOfPick(pick, strengths);
          const { of, among } = chanceOf(pick, strengths);
          const returned = BigInt(price) * of;
          expect(returned <= 95n * among && returned > 94n * among).toBe(true);
          expect(price > 100 && price <= HIGHEST).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
    // The largest total stake on a race, at this price, wins the most that a round may pay.
    expect(cents((kes(2_000) / 100) * HIGHEST)).toBe(kes(500_000));
  });

  test.each(['win:0', 'win:9', 'place:1.5', 'pair:1-1', 'pair:1', 'pair:1-9', 'show:1', 1, null])(
    '%s is none',
    (pick) => {
      expect(readPick(pick)).toBeNull();
    },
  );
});
