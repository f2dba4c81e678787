import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiplier } from '../multiplier.ts';
import { crashPoint, digestsReaching, LARGEST_MULTIPLIER, SMALLEST_CASH_OUT } from './crash-point.ts';

const SPACE = 2n ** 52n;

/** A digest whose first 52 bits are this number. */
const digestOf52 = (bits: bigint): Uint8Array =>
  Uint8Array.from(Buffer.from(bits.toString(16).padStart(13, '0').padEnd(64, '0'), 'hex'));
const pointOf = (bits: bigint) => crashPoint(digestOf52(bits));

describe('where a flight ends', () => {
  test('is 1.00 for the lowest chance and the cap for the highest', () => {
    expect(pointOf(0n)).toBe(100);
    expect(pointOf(SPACE - 1n)).toBe(LARGEST_MULTIPLIER);
    expect(pointOf(SPACE / 2n)).toBe(192);
  });

  test('is reached by exactly the digests counted, for any cash-out', () => {
    fc.assert(
      fc.property(fc.integer({ min: SMALLEST_CASH_OUT, max: LARGEST_MULTIPLIER }), (hundredths) => {
        const firstReaching = SPACE - digestsReaching(multiplier(hundredths));
        expect(pointOf(firstReaching)).toBeGreaterThanOrEqual(hundredths);
        expect(pointOf(firstReaching - 1n)).toBeLessThan(hundredths);
      }),
    );
  });

  test('returns 96 % for every multiplier a player can aim at, and never more', () => {
    const promised = 96n * SPACE;
    const off = Array.from({ length: 99_900 }, (_, index) => index + 101).filter((hundredths) => {
      // In parts of 2^52: the chance times the multiplier, against 0.96.
      const returned = digestsReaching(multiplier(hundredths)) * BigInt(hundredths);
      return returned > promised || promised - returned >= BigInt(hundredths);
    });
    expect(off).toEqual([]);
  });

  test('never falls when chance rises', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: SPACE - 2n }), (bits) => {
        expect(pointOf(bits + 1n)).toBeGreaterThanOrEqual(pointOf(bits));
      }),
    );
  });
});
