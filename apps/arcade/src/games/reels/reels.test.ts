import * as fc from 'fast-check';
import { cents, GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { numberBelow } from '../../fairness/digest.ts';
import { MACHINES } from './machines.ts';
import { BAHARI } from './machines/bahari.ts';
import { KENGELE } from './machines/kengele.ts';
import { MATUNDA } from './machines/matunda.ts';
import { TATU_TATU } from './machines/tatu-tatu.ts';
import { ROWS, SCATTER, STOPS, WILD, type ReelSet, type ReelSymbol } from './reel-set.ts';
import { looseReel, scattersAt, spinOf, spinPayout, symbolAt, turnsOf, winsAt, type Stops } from './spin.ts';

const matunda = MATUNDA.set;
const tatuTatu = TATU_TATU.set;
const kengele = KENGELE.set;
const bahari = BAHARI.set;

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const places = Array.from({ length: STOPS }, (_, place) => place);
const everyStop = (): readonly Stops[] =>
  places.flatMap((left) => places.flatMap((middle) => places.map((right): Stops => [left, middle, right])));
const paidAt = (set: ReelSet, stops: Stops): number =>
  winsAt(set, stops).reduce((sum, { pays }) => sum + pays, 0);
const sumOver = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);
const percent = (paid: number, of: number): number => Number(((100 * paid) / of).toFixed(2));

describe.each<[string, ReelSet, number]>([
  ['matunda', matunda, 31_225],
  ['tatu-tatu', tatuTatu, 157_140],
])('%s', (_, set, paid) => {
  test('pays over all stops exactly what it states', () => {
    const stops = everyStop();
    expect(sumOver(stops, (one) => paidAt(set, one))).toBe(paid);
    expect(percent(paid, stops.length * set.lines.length)).toBe(set.returnPercent);
  });

  test('reads a word of the digest for each reel, as it always did', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        expect(turnsOf(bytes, set)).toEqual([[0, 1, 2].map((reel) => numberBelow(bytes, reel, STOPS))]);
      }),
    );
  });
});

test('kengele pays over all stops, and all stops of a reel that turns once more, exactly what it states', () => {
  const paid = sumOver(everyStop(), (stops) => {
    const loose = looseReel(kengele, stops);
    if (loose === -1) return STOPS * paidAt(kengele, stops);
    // Two held symbols pay nothing by themselves: only the last turn pays.
    expect(paidAt(kengele, stops)).toBe(0);
    return sumOver(places, (place) => paidAt(kengele, stops.with(loose, place)));
  });
  expect(paid).toBe(954_988);
  expect(percent(paid, STOPS ** 4)).toBe(kengele.returnPercent);
});

describe('bahari', () => {
  /** The number of places on a reel's strip with a symbol, or with a wild in its stead. */
  const placesOf = (reel: number, symbol: ReelSymbol): number =>
    Array.from(bahari.strips[reel] ?? '').filter((one) => one === symbol || one === WILD).length;

  test('pays over all 32^5 stops, and all of its free turns, exactly what it states', () => {
    // Every line crosses each reel at one place, all equally likely, so all lines pay the same over all stops.
    const symbols = Object.keys(bahari.pays) as ReelSymbol[];
    const line = sumOver(symbols, (symbol) =>
      sumOver([3, 4, 5] as const, (count) => {
        const reels = [0, 1, 2, 3, 4].map((reel) => {
          const matching = placesOf(reel, symbol);
          if (reel < count) return matching;
          return reel === count ? STOPS - matching : STOPS;
        });
        return reels.reduce((product, one) => product * one, 1) * (bahari.pays[symbol]?.[count] ?? 0);
      }),
    );
    const showing = bahari.strips.map((_, reel) => places.filter((place) => hasScatter(reel, place)).length);
    const free = sumOver(
      Array.from({ length: 2 ** 5 }, (_, mask) => mask),
      (mask) => {
        const counts = showing.map((count, reel) => ((mask >> reel) & 1 ? count : STOPS - count));
        const scatters = showing.filter((_, reel) => (mask >> reel) & 1).length;
        return scatters >= 3 ? counts.reduce((product, one) => product * one, 1) : 0;
      },
    );
    expect([line, free]).toEqual([23_530_868, 844_560]);
    // A free turn has its own stops and pays twice a turn's win: six free turns count as twelve.
    expect(percent(line * (STOPS ** 5 + 12 * free), STOPS ** 10)).toBe(bahari.returnPercent);
  });

  const hasScatter = (reel: number, place: number): boolean =>
    [0, 1, 2].some((row) => symbolAt(bahari, [0, 0, 0, 0, 0].with(reel, place), reel, row) === SCATTER);

  test('shows at most one scatter on a reel, and begins no line with a wild: so it is counted', () => {
    for (const [reel] of bahari.strips.entries())
      for (const place of places) {
        const rows = Array.from({ length: ROWS }, (_, row) =>
          symbolAt(bahari, [0, 0, 0, 0, 0].with(reel, place), reel, row),
        );
        expect(rows.filter((symbol) => symbol === SCATTER).length).toBeLessThan(2);
        if (reel === 0) expect(rows).not.toContain(WILD);
      }
  });

  test('brings six turns at twice the pay when three scatters show, and none else; every turn is five bits a reel', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        const turns = Array.from({ length: 7 }, (_, turn) =>
          [0, 1, 2, 3, 4].map((reel) =>
            Number.parseInt(bits.slice((turn * 5 + reel) * 5, (turn * 5 + reel + 1) * 5), 2),
          ),
        );
        const isFree = scattersAt(bahari, turns[0] ?? []) >= 3;
        const spin = spinOf(bytes, bahari);
        expect(spin.turns.map(({ stops }) => stops)).toEqual(turns.slice(0, isFree ? 7 : 1));
        for (const { stops, wins } of spin.turns.slice(1)) expect(wins).toEqual(winsAt(bahari, stops, 2));
      }),
    );
  });
});

describe.each(Object.entries(MACHINES))('every slot: %s', (_, { set, symbols }) => {
  test('has strips of 32 symbols that it has pictures of, and lines in its window', () => {
    for (const strip of set.strips) {
      expect(strip).toHaveLength(STOPS);
      for (const symbol of strip) expect(symbols).toHaveProperty(symbol);
    }
    for (const line of set.lines) {
      expect(line).toHaveLength(set.strips.length);
      for (const row of line) expect([0, 1, 2]).toContain(row);
    }
  });

  test('never pays above the cap, and always whole cents (R9-01)', () => {
    const cap = GAME_LIMITS.maximumWinnings;
    fc.assert(
      fc.property(digest, fc.integer({ min: 1, max: 20_000 }), (bytes, shillings) => {
        const payout = spinPayout(set, spinOf(bytes, set), kes(shillings), cap);
        expect(Number.isInteger(payout)).toBe(true);
        expect(payout).toBeLessThanOrEqual(cap);
      }),
    );
  });
});

describe('a line', () => {
  const plain = { ...matunda, strips: ['F'.repeat(32), 'F'.repeat(32), `FA${'F'.repeat(30)}`] };

  test('counts equal symbols from the left: three, or two where two pay', () => {
    expect(winsAt(plain, [0, 0, 1])).toEqual([{ line: 0, pays: 6, reels: 3 }]);
    expect(winsAt(plain, [0, 0, 0])).toEqual([{ line: 0, pays: 2, reels: 2 }]);
    expect(winsAt({ ...plain, strips: ['A'.repeat(32), 'F'.repeat(32), 'F'.repeat(32)] }, [0, 0, 1])).toEqual(
      [],
    );
  });

  test('counts a wild as the symbol it follows', () => {
    const wild = { ...plain, strips: ['A'.repeat(32), 'W'.repeat(32), 'A'.repeat(32)] };
    expect(winsAt(wild, [0, 0, 0])).toEqual([{ line: 0, pays: 500, reels: 3 }]);
    expect(
      spinPayout(wild, { turns: [{ stops: [], wins: winsAt(wild, [0, 0, 0]) }] }, kes(10), kes(1_000)),
    ).toBe(cents(100_000));
  });
});

test('each stop is named by exactly the same share of words', () => {
  const stopOf = (byte: number) =>
    turnsOf(Uint8Array.from([byte, ...Array<number>(31).fill(255)]), matunda)[0]?.[0];
  const counts = places.map(
    (place) => Array.from({ length: 256 }, (_, byte) => stopOf(byte)).filter((stop) => stop === place).length,
  );
  expect(new Set(counts)).toEqual(new Set([256 / STOPS]));
});
