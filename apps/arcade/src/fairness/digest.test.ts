import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { first52Bits, numberBelow, WORDS_IN_DIGEST } from './digest.ts';

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a digest as chance', () => {
  test('the first 52 bits are the first 13 hexadecimal digits', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        expect(first52Bits(bytes)).toBe(BigInt(`0x${hex.slice(0, 13)}`));
      }),
    );
  });

  test('a word is its 48 bits scaled to the range', () => {
    fc.assert(
      fc.property(
        digest,
        fc.integer({ min: 0, max: WORDS_IN_DIGEST - 1 }),
        fc.integer({ min: 1, max: 32 }),
        (bytes, word, end) => {
          const hex = Buffer.from(bytes).toString('hex');
          const bits = BigInt(`0x${hex.slice(word * 12, word * 12 + 12)}`);
          expect(numberBelow(bytes, word, end)).toBe(Number((bits * BigInt(end)) >> 48n));
        },
      ),
    );
  });

  test('there is no sixth word and no short digest', () => {
    expect(() => numberBelow(new Uint8Array(32), 5, 2)).toThrow(RangeError);
    expect(() => first52Bits(new Uint8Array(6))).toThrow(RangeError);
  });
});
