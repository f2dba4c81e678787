import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, kes, toShillings } from './cents.ts';
import { divideHalfUp } from './divide-half-up.ts';
import { formatAmount } from './format-kes.ts';
import { parseKes } from './parse-kes.ts';

const anyAmount = () => fc.integer({ min: 0, max: 99_999_999_999 }).map(cents);

test('an amount is read back as it was written, with or without commas', () => {
  fc.assert(
    fc.property(anyAmount(), (amount) => {
      expect(parseKes(formatAmount(amount))).toEqual({ ok: true, value: amount });
      expect(parseKes(formatAmount(amount).replaceAll(',', ''))).toEqual({ ok: true, value: amount });
      expect(kes(toShillings(amount))).toBe(amount);
    }),
  );
});

test('any text is read or refused, never guessed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseKes(text);
      expect(!read.ok || /^[\d, \u00a0\u2009\u202f]+(\.\d{1,2})?$/.test(text.trim())).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('rounding is to the nearest whole, halves up (D01)', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (dividend, divisor) => {
        const distance = 2n * (divideHalfUp(dividend, divisor) * divisor - dividend);
        expect(distance <= divisor && distance > -divisor).toBe(true);
      },
    ),
  );
});
