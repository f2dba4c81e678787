import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driftedModel, lockedMarket, stepAt } from './drift.ts';
import { feedMatchNumber } from '../../sports/index.ts';
import { dice, normalDice } from '../dice.ts';

describe('the dice', () => {
  test('throw the same for the same words, and evenly', () => {
    expect(dice('seed', 'a', 1)).toBe(dice('seed', 'a', 1));
    expect(dice('seed', 'a', 1)).not.toBe(dice('other seed', 'a', 1));
    const counts = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 10_000; at += 1) counts[Math.floor(dice('seed', at) * 10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('throw normally with mean 0 and deviation 1', () => {
    const thrown = Array.from({ length: 10_000 }, (_, at) => normalDice('seed', at));
    const mean = thrown.reduce((sum, value) => sum + value, 0) / thrown.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(thrown.reduce((sum, value) => sum + value * value, 0) / thrown.length - 1)).toBeLessThan(
      0.05,
    );
  });
});

describe('price drift', () => {
  test('steps never go back, and quicken in the last six hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }).map(feedMatchNumber),
        fc.integer({ min: 0, max: 7 * 24 * 60 }),
        fc.integer({ min: 0, max: 600 }),
        (feed, minute, later) => {
          const start = Date.UTC(2026, 10, 28, 15);
          const now = start - 7 * 24 * 3_600_000 + minute * 60_000;
          expect(stepAt(feed, start, now + later * 60_000)).toBeGreaterThanOrEqual(stepAt(feed, start, now));
        },
      ),
    );
    const start = Date.UTC(2026, 10, 28, 15);
    const stepsIn = (fromMs: number, hours: number): number =>
      new Set(
        Array.from({ length: hours * 60 }, (_, minute) =>
          stepAt(feedMatchNumber(7), start, fromMs + minute * 60_000),
        ),
      ).size;
    expect(stepsIn(start - 48 * 3_600_000, 4)).toBeLessThanOrEqual(5);
    expect(stepsIn(start - 4 * 3_600_000, 4)).toBeGreaterThanOrEqual(16);
  });

  test('moves a little and always comes back: 1,000 steps stay within a quarter, and average out', () => {
    const first = { kind: 'goals' as const, lambdaHome: 1.5, lambdaAway: 1.1, theta: 1.08 };
    const logs = Array.from({ length: 1000 }, (_, step) => {
      const model = driftedModel('seed', feedMatchNumber(42), first, step);
      return model.kind === 'goals' ? Math.log(model.lambdaHome / first.lambdaHome) : Number.NaN;
    });
    expect(new Set(logs).size).toBeGreaterThan(900);
    for (const log of logs) expect(Math.abs(log)).toBeLessThan(0.25);
    expect(Math.abs(logs.reduce((sum, log) => sum + log, 0) / logs.length)).toBeLessThan(0.03);
  });

  test('locks a market now and then, never the result', () => {
    const locked = Array.from({ length: 5000 }, (_, step) =>
      lockedMarket('seed', feedMatchNumber(42), step),
    ).filter((market) => market !== null);
    expect(new Set(locked)).toEqual(new Set(['18', '29']));
    expect(Math.abs(locked.length - 150)).toBeLessThan(60);
  });
});
