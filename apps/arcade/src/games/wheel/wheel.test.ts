import { expect, test } from 'vitest';
import { FIELDS, fieldsWith, NUMBER_PLACES, NUMBERS } from './fields.ts';
import { resultOf, turnWheel, WHEEL, WHEEL_RETURN_PERCENT, type Turns } from './turn-wheel.ts';

/** All results of the wheel, each with its weight of 54 x 52. */
const everyTurns = (): readonly { readonly turns: Turns; readonly weight: number }[] =>
  FIELDS.flatMap((field, place) =>
    'pays' in field
      ? [{ turns: [place], weight: NUMBER_PLACES.length }]
      : NUMBER_PLACES.map((next) => ({ turns: [place, next], weight: 1 })),
  );

test('every number returns the same, counted over all stops', () => {
  const all = everyTurns();
  const ways = all.reduce((sum, { weight }) => sum + weight, 0);
  expect(ways).toBe(54 * 52);
  for (const number of NUMBERS) {
    const total = all.reduce((sum, { turns, weight }) => sum + weight * WHEEL.pays(String(number), turns), 0);
    expect([number, total]).toEqual([number, 48 * (52 + 2 + 3) * 100]);
    expect(Number((total / ways).toFixed(2))).toBe(WHEEL_RETURN_PERCENT);
  }
});

test('the wheel has as many fields of a number as it states, and two multipliers', () => {
  for (const number of NUMBERS)
    expect(FIELDS.filter((field) => 'pays' in field && field.pays === number)).toHaveLength(
      fieldsWith(number),
    );
  expect(FIELDS.filter((field) => 'times' in field)).toEqual([{ times: 2 }, { times: 3 }]);
});

test('no two fields beside each other are alike', () => {
  for (const [place, field] of FIELDS.entries())
    expect(field).not.toEqual(FIELDS[(place + 1) % FIELDS.length]);
});

test('after a multiplier the wheel turns once more, to a number', () => {
  const zeros = Array<number>(31).fill(0);
  expect(turnWheel(Uint8Array.from([0, ...zeros]))).toEqual([0, 1]);
  expect(resultOf([0, 1])).toEqual({ number: 2, times: 2 });
  const reached = Array.from({ length: 256 }, (_, byte) => turnWheel(Uint8Array.from([byte, ...zeros]))[0]);
  expect(new Set(reached).size).toBe(FIELDS.length);
});
