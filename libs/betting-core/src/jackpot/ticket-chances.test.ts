import { describe, expect, test } from 'vitest';
import examples from '../../examples/jackpot-chances.json';
import { instant } from '../time/instant.ts';
import { cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { parseKes } from '../money/parse-kes.ts';
import { fairChances } from '../odds/fair-chances.ts';
import { parseOdds, type Odds } from '../odds/odds.ts';
import { aJackpot, aJackpotMatch, aTicket } from '../testing/builders.ts';
import type { Jackpot, JackpotFund, JackpotMatch } from './jackpot.ts';
import { averageReturn } from './average-return.ts';
import { oneIn, ticketChances } from './ticket-chances.ts';

const odds = (written: string | undefined): Odds => {
  const read = parseOdds(written ?? '');
  if (!read.ok) throw new Error(written);
  return read.value;
};
const money = (written: string) => {
  const read = parseKes(written);
  if (!read.ok) throw new Error(written);
  return read.value;
};
const matchAt = (prices: readonly string[], at: number): JackpotMatch => {
  const [home, draw, away] = prices.map(odds);
  if (home === undefined || draw === undefined || away === undefined) throw new Error('three prices');
  return aJackpotMatch(at + 1, { odds: { home, draw, away } });
};
const fundOf = (lines: number, pools: readonly string[], matchCount: number): JackpotFund => ({
  closesAt: instant('2026-11-22T12:00:00Z'),
  total: cents(0),
  prize: cents(0),
  guarantee: cents(0),
  rolledIn: cents(0),
  rolledOver: null,
  tiers: pools.map((pool, wrong) => ({
    right: matchCount - wrong,
    pool: money(pool),
    lines: null,
    perLine: null,
  })),
  tickets: lines,
  lines,
});
const close = (value: number | undefined): unknown => expect.closeTo(value ?? Number.NaN, 12);

describe('the worked examples (D83)', () => {
  test.each(examples)('$id $title', ({ matches, fund, expected }) => {
    const jackpot = aJackpot(0, {
      matches: matches.map(({ prices }, at) => matchAt(prices, at)),
      fund: fund && fundOf(fund.lines, fund.pools, matches.length),
    });
    const ticket = aTicket(
      jackpot,
      matches.map(({ pick }) => pick),
    );
    expect(matches.map(({ prices }) => fairChances(prices.map(Number)))).toEqual(
      expected.fair.map((chances) => chances.map(close)),
    );
    const chances = ticketChances(ticket, jackpot);
    expect(chances).toEqual({
      allRight: close(expected.tiers[0]),
      tiers: expected.tiers.map((chance, wrong) => ({
        right: matches.length - wrong,
        chance: close(chance),
      })),
      any: close(expected.any),
    });
    expect(oneIn(chances?.allRight ?? 0)).toBe(expected.allRightOneIn);
    const average = averageReturn(ticket, jackpot);
    expect(average === null ? null : formatAmount(average).replaceAll(',', '')).toBe(expected.averageReturn);
  });
});

describe('nothing is said while something is missing', () => {
  const priced = aJackpot(3, { fund: fundOf(10, ['100.00', '20.00', '10.00'], 3) });
  const ticket = aTicket(priced, ['1', 'X', '2']);
  const without = (result: 'home' | 'draw' | 'away'): Jackpot => ({
    ...priced,
    matches: priced.matches.map((match) =>
      match.position === 2 ? { ...match, odds: { ...match.odds, [result]: null } } : match,
    ),
  });
  test.each([
    ['a pick', aTicket(priced, ['1', 'X']), priced],
    ['the price of a home win', ticket, without('home')],
    ['the price of a draw', ticket, without('draw')],
    ['the price of an away win', ticket, without('away')],
    ['its jackpot', { ...ticket, jackpotId: null }, priced],
  ])('%s', (_, of, jackpot) => {
    expect([ticketChances(of, jackpot), averageReturn(of, jackpot)]).toEqual([null, null]);
  });
  test('without a fund there are chances alone', () => {
    expect(averageReturn(ticket, { ...priced, fund: null })).toBeNull();
    expect(ticketChances(ticket, { ...priced, fund: null })).toEqual(ticketChances(ticket, priced));
  });
});

test('prices beyond any market still make chances that are 1 together', () => {
  const jackpot = aJackpot(0, { matches: [matchAt(['1.001', '1.001', '1.001'], 0)] });
  for (const key of ['1', 'X', '2'])
    expect(ticketChances(aTicket(jackpot, [key]), jackpot)).toMatchObject({ allRight: close(1 / 3) });
});

test('a tier that no other line can reach is shared with nobody', () => {
  const jackpot = aJackpot(1, { fund: fundOf(3, ['100.00', '50.00', '10.00'], 1) });
  const chances = ticketChances(aTicket(jackpot, ['1']), jackpot);
  expect(chances?.tiers.map(({ right }) => right)).toEqual([1, 0, -1]);
  expect(chances?.tiers[2]?.chance).toBe(0);
  expect(averageReturn(aTicket(jackpot, ['1']), jackpot)).toBeGreaterThan(0);
});

test.each([
  [1, 1],
  [1.000_000_1, 1],
  [0.7, 1],
  [0.6, 2],
  [1 / 3, 3],
  [0.01, 100],
  [1 / 100.4, 100],
  [1 / 104, 100],
  [1 / 106, 110],
  [1 / 1_594_323, 1_600_000],
  [3 ** -17, 130_000_000],
])('a chance of %d is about 1 in %d (D83)', (chance, count) => {
  expect(oneIn(chance)).toBe(count);
});

test.each([0, -0.1, Number.NaN])('%d is no chance', (chance) => {
  expect(() => oneIn(chance)).toThrow(new RangeError(`chance must be above 0, got ${chance}`));
});
