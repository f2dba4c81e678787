import * as fc from 'fast-check';
import { GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { MATUNDA as matunda } from './machines/matunda.ts';
import { TATU_TATU as tatuTatu } from './machines/tatu-tatu.ts';
import { STOPS, type ReelSet } from './reel-set.ts';
import { spinPayout, stopsOf, winsAt, type Stops } from './spin.ts';

const MATUNDA = matunda.set;
const TATU_TATU = tatuTatu.set;

const places = Array.from({ length: STOPS }, (_, place) => place);
const everyStop = (): readonly Stops[] =>
  places.flatMap((left) => places.flatMap((middle) => places.map((right): Stops => [left, middle, right])));

describe.each<[string, ReelSet, number]>([
  ['matunda', MATUNDA, 31_225],
  ['tatu-tatu', TATU_TATU, 157_140],
])('%s', (_, set, paid) => {
  test('pays over all stops exactly what it states', () => {
    const stops = everyStop();
    const total = stops.reduce(
      (sum, one) => sum + winsAt(set, one).reduce((line, { pays }) => line + pays, 0),
      0,
    );
    expect(total).toBe(paid);
    expect(Number(((100 * total) / (stops.length * set.lines.length)).toFixed(2))).toBe(set.returnPercent);
  });

  test('has strips of 32 known symbols', () => {
    for (const strip of set.strips) expect(strip).toMatch(/^[A-F]{32}$/);
  });

  test('never pays above the cap, and always whole cents (R9-01)', () => {
    const cap = GAME_LIMITS.maximumWinnings;
    const stop = fc.integer({ min: 0, max: STOPS - 1 });
    fc.assert(
      fc.property(fc.tuple(stop, stop, stop), fc.integer({ min: 1, max: 20_000 }), (stops, shillings) => {
        const payout = spinPayout(set, stops, kes(shillings), cap);
        expect(Number.isInteger(payout)).toBe(true);
        expect(payout).toBeLessThanOrEqual(cap);
      }),
    );
  });
});

test('a line counts equal symbols from the left: three, or two where two pay', () => {
  const set: ReelSet = { ...MATUNDA, strips: ['F'.repeat(32), 'F'.repeat(32), `FA${'F'.repeat(30)}`] };
  expect(winsAt(set, [0, 0, 1])).toEqual([{ line: 0, pays: 6, reels: 3 }]);
  expect(winsAt(set, [0, 0, 0])).toEqual([{ line: 0, pays: 2, reels: 2 }]);
  expect(winsAt({ ...set, strips: ['A'.repeat(32), set.strips[1], set.strips[2]] }, [0, 0, 1])).toEqual([]);
});

test('each stop is named by exactly the same share of words', () => {
  const stopOf = (byte: number) => stopsOf(Uint8Array.from([byte, ...Array<number>(31).fill(255)]))[0];
  const counts = places.map(
    (place) => Array.from({ length: 256 }, (_, byte) => stopOf(byte)).filter((stop) => stop === place).length,
  );
  expect(new Set(counts)).toEqual(new Set([256 / STOPS]));
});
