import * as fc from 'fast-check';
import { GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { cardGame } from './card-sales.ts';
import { CARDS } from './cards.ts';
import { KUNA_SYMBOLS, KUNA_TATU } from './cards/kuna-tatu.ts';
import { NAMBA_BAHATI, NAMBA_PRIZES } from './cards/namba-bahati.ts';
import { weightedAt } from './weighted.ts';

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const bitsOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
/** A digest whose first bits are these. */
const digestOf = (bits: string): Uint8Array =>
  Uint8Array.from(bits.padEnd(256, '0').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));

/**
 * Binomial coefficients, and the number of the 64^9 cards with a picture of this weight in exactly `fields` of nine
 * fields.
 */
const choose = (count: number, of: number): number =>
  Array.from({ length: count }, (_, at) => (of - at) / (at + 1)).reduce((left, right) => left * right, 1);
const cardsWith = (weight: number, fields: number): bigint =>
  BigInt(Math.round(choose(fields, 9))) *
  BigInt(weight) ** BigInt(fields) *
  BigInt(64 - weight) ** BigInt(9 - fields);
const cardsWinning = (weight: number): bigint =>
  [3, 4, 5, 6, 7, 8, 9].reduce((sum, fields) => sum + cardsWith(weight, fields), 0n);
const percent = (paid: bigint, of: bigint): number => Number((1_000_000n * paid) / of) / 10_000;

describe('Kuna Tatu', () => {
  const all = 64n ** 9n;

  test('pays over all 64^9 cards exactly what it states, with the chances it states', () => {
    const paid = KUNA_SYMBOLS.reduce(
      (sum, { weight, pays }) => sum + cardsWinning(weight) * BigInt(pays),
      0n,
    );
    expect(Number(percent(paid, all).toFixed(2))).toBe(KUNA_TATU.returnPercent);
    for (const { weight, oneIn } of KUNA_SYMBOLS)
      expect(Math.round(Number(all) / Number(cardsWinning(weight)))).toBe(oneIn);
  });

  test('shows in each field what its own six bits say, and pays every picture that is there three times or more', () => {
    const ends = KUNA_SYMBOLS.map((_, place) =>
      KUNA_SYMBOLS.slice(0, place + 1).reduce((sum, { weight }) => sum + weight, 0),
    );
    fc.assert(
      fc.property(digest, (bytes) => {
        const numbers = (bitsOf(bytes).match(/.{6}/g) ?? [])
          .slice(0, 9)
          .map((bits) => Number.parseInt(bits, 2));
        const shown = numbers.map((number) => KUNA_SYMBOLS[ends.findIndex((end) => number < end)]);
        const card = KUNA_TATU.print(bytes);
        expect(card.fields.map(({ picture }) => picture)).toEqual(shown.map((one) => one?.picture));
        const won = KUNA_SYMBOLS.filter((one) => shown.filter((other) => other === one).length >= 3);
        expect(card.pays).toBe(won.reduce((sum, { pays }) => sum + pays, 0));
        expect(card.winning).toEqual(
          [...shown.keys()].filter((place) => won.some((one) => one === shown[place])),
        );
      }),
      { examples: [[new Uint8Array(32)], [digestOf('000001'.repeat(3))]] },
    );
  });

  test('has two alike of the best, and no third, exactly as often as chance: fields know nothing of each other', () => {
    // Over all cards of three fields with their own bits: two alike, and a third of any of the other 63 numbers.
    const near = Array.from({ length: 64 ** 2 }, (_, rest) => {
      const bits = [0, Math.floor(rest / 64), rest % 64]
        .map((number) => number.toString(2).padStart(6, '0'))
        .join('');
      const lions = KUNA_TATU.print(digestOf(bits + '1'.repeat(36))).fields.filter(
        ({ picture }) => picture === 'simba',
      );
      return lions.length === 2 ? 1 : 0;
    }).reduce<number>((left, right) => left + right, 0);
    expect(near).toBe(2 * 63);
  });
});

describe('Namba Bahati', () => {
  test('pays over all fields exactly what it states: one in sixteen has the card’s number', () => {
    const weights = NAMBA_PRIZES.reduce((sum, { weight }) => sum + weight, 0);
    expect(weights).toBe(256);
    const paid = NAMBA_PRIZES.reduce((sum, { weight, value }) => sum + weight * value, 0);
    expect(Number(((100 * 6 * paid) / (16 * weights)).toFixed(2))).toBe(NAMBA_BAHATI.returnPercent);
  });

  test('reads its number and each field from bits of their own, and pays the fields that have the number', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const bits = bitsOf(bytes);
        const read = (from: number, count: number): number =>
          Number.parseInt(bits.slice(from, from + count), 2);
        const fields = Array.from({ length: 6 }, (_, field) => ({
          name: 1 + read(4 + field * 12, 4),
          prize: weightedAt(NAMBA_PRIZES, read(8 + field * 12, 8)),
        }));
        const card = NAMBA_BAHATI.print(bytes);
        expect([card.own, card.fields]).toEqual([1 + read(0, 4), fields]);
        const won = fields.filter(({ name }) => name === card.own);
        expect(card.pays).toBe(won.reduce((sum, { prize }) => sum + prize, 0));
      }),
      { examples: [[new Uint8Array(32)]] },
    );
  });
});

test.each(Object.entries(CARDS))(
  '%s pays whole cents, at once, and never above the cap (R9-01)',
  (_, card) => {
    const cap = GAME_LIMITS.maximumWinnings;
    const { roundOf } = cardGame(card, cap);
    fc.assert(
      fc.property(digest, fc.integer({ min: 10, max: 1_000 }).map(kes), (bytes, price) => {
        const { paid, pays } = roundOf(bytes, price);
        expect(paid).toBe(Math.min(cap, price * pays));
      }),
      { examples: [[new Uint8Array(32), kes(1_000)]] },
    );
  },
);

test('a number beyond the weights means nothing', () => {
  expect(() => weightedAt([{ weight: 2, value: 'a' }], 2)).toThrow(RangeError);
});
