import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Drawing } from './drawing.ts';

const SIXTEENTHS = Array.from({ length: 16 }, (_, index) => index);
/** The digest whose fraction of 2^256 begins with these sixteenths. */
const digestAt = (...sixteenths: readonly number[]): Uint8Array =>
  Uint8Array.from(
    Buffer.from(
      sixteenths
        .map((one) => one.toString(16))
        .join('')
        .padEnd(64, '0'),
      'hex',
    ),
  );

describe('draws from one digest', () => {
  test('come as often as their weights say, also the second one', () => {
    const weights = [8n, 0n, 4n, 4n];
    const pairs = SIXTEENTHS.flatMap((first) =>
      SIXTEENTHS.map((second) => {
        const drawing = new Drawing(digestAt(first, second));
        return `${drawing.among(weights)}${drawing.among(weights)}`;
      }),
    );
    const count = (pair: string) => pairs.filter((one) => one === pair).length;
    expect(['00', '02', '03', '20', '22', '33'].map(count)).toEqual([64, 32, 32, 32, 16, 16]);
    expect(pairs.some((pair) => pair.includes('1'))).toBe(false);
  });

  test('of even weights are those of a number below their count', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }),
        (digest, ends) => {
          const one = new Drawing(digest);
          const other = new Drawing(digest);
          for (const end of ends) {
            const drawn = one.below(end);
            expect(drawn).toBe(other.among(Array.from({ length: end }, () => 1n)));
            expect(drawn).toBeLessThan(end);
          }
        },
      ),
    );
  });

  test('need a digest, and something to draw from', () => {
    expect(() => new Drawing(new Uint8Array(31))).toThrow(RangeError);
    expect(() => new Drawing(digestAt(5)).among([0n])).toThrow(RangeError);
  });
});
