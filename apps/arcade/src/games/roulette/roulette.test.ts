import { describe, expect, test } from 'vitest';
import { BETS, BET_AT } from './bets.ts';
import { colourOf, POCKETS } from './pockets.ts';
import { ROULETTE, ROULETTE_RETURN_PERCENT, spinBall } from './roulette-rules.ts';

const numbers = Array.from({ length: 37 }, (_, number) => number);

test('every bet returns exactly 36 of 37, counted over all numbers', () => {
  for (const { spot } of BETS) {
    const total = numbers.reduce((sum, number) => sum + ROULETTE.pays(spot, number), 0);
    expect([spot, total]).toEqual([spot, 36 * 100]);
  }
  expect(ROULETTE_RETURN_PERCENT).toBe(Number(((36 / 37) * 100).toFixed(2)));
});

test('the board has every bet of a single zero, each once', () => {
  const counts = Object.groupBy(BETS, ({ kind }) => kind);
  expect(Object.entries(counts).map(([kind, bets]) => [kind, bets.length])).toEqual([
    ['straight', 37],
    ['split', 60],
    ['street', 14],
    ['corner', 23],
    ['line', 11],
    ['dozen', 3],
    ['column', 3],
    ...['red', 'black', 'even', 'odd', 'low', 'high'].map((kind) => [kind, 1]),
  ]);
  expect(BET_AT.size).toBe(BETS.length);
});

test.each([
  ['split:17-20', [17, 20]],
  ['street:0-2-3', [0, 2, 3]],
  ['corner:0-1-2-3', [0, 1, 2, 3]],
  ['line:31-32-33-34-35-36', [31, 32, 33, 34, 35, 36]],
  ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
  ['low', numbers.slice(1, 19)],
])('%s covers %o', (spot, covers) => {
  expect(BET_AT.get(spot)?.covers).toEqual(covers);
});

describe('the wheel', () => {
  test('has every number once, and the colours alternate around it but at the zero', () => {
    expect(POCKETS.toSorted((left, right) => left - right)).toEqual(numbers);
    const colours = POCKETS.slice(1).map(colourOf);
    expect(colours.every((colour, place) => colour === (place % 2 === 0 ? 'red' : 'black'))).toBe(true);
  });

  test('is reached evenly by the first word', () => {
    const at = (byte: number) => spinBall(Uint8Array.from([byte, ...Array<number>(31).fill(0)]));
    const reached = Array.from({ length: 256 }, (_, byte) => at(byte));
    expect([...new Set(reached)]).toEqual(POCKETS);
  });
});
