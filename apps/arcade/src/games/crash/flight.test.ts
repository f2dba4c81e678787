import * as fc from 'fast-check';
import { GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { multiplier, payoutOf } from '../multiplier.ts';
import { LARGEST_MULTIPLIER } from './crash-point.ts';
import { elapsedAt, flightMs, highestFor, multiplierAt, readTarget } from './flight.ts';

const reachable = fc.integer({ min: 101, max: LARGEST_MULTIPLIER }).map(multiplier);

describe('a flight', () => {
  test('starts at 1.00 and shows each multiplier from its moment on', () => {
    expect(multiplierAt(0)).toBe(100);
    fc.assert(
      fc.property(reachable, (by) => {
        expect(multiplierAt(elapsedAt(by))).toBeGreaterThanOrEqual(by);
        expect(multiplierAt(elapsedAt(by) - 2)).toBeLessThan(by);
      }),
    );
  });

  test('shows its last multiplier until it ends, and nothing more', () => {
    fc.assert(
      fc.property(reachable, (point) => {
        expect(multiplierAt(flightMs(point) - 2)).toBeLessThanOrEqual(point);
        expect(flightMs(point)).toBeGreaterThanOrEqual(elapsedAt(point));
      }),
    );
  });

  test('never brings more than the cap (R9-01)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 20_000 }), reachable, (shillings, by) => {
        const stake = kes(shillings);
        const cap = GAME_LIMITS.maximumWinnings;
        expect(payoutOf(stake, by, cap)).toBeLessThanOrEqual(cap);
        expect(payoutOf(stake, highestFor(stake, cap), cap)).toBeLessThanOrEqual(cap);
      }),
    );
  });

  test.each([100, 100_001, 150.5, '150', null, Number.NaN])('%s is no target', (target) => {
    expect(readTarget(target)).toBeNull();
  });
});
