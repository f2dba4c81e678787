import { describe, expect, test } from 'vitest';
import { oddsFromThousandths, type Odds } from '../odds/odds.ts';
import { aJackpot, aJackpotMatch } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import { printPickKey, type JackpotTicket } from './jackpot-ticket.ts';
import { autopickByPrice, favourites } from './pick-by-price.ts';

const priced = (...rows: readonly (readonly (number | null)[])[]) => {
  const odds = (price: number | null | undefined): Odds | null =>
    price == null ? null : oddsFromThousandths(price);
  const matches = rows.map(([home, draw, away], at) =>
    aJackpotMatch(at + 1, { odds: { home: odds(home), draw: odds(draw), away: odds(away) } }),
  );
  return frozen(aJackpot(0, { matches }));
};
const keys = (ticket: JackpotTicket) => ticket.picks.map(({ pick }) => printPickKey(pick)).join(' ');

test('the favourite is the lowest price; the first of equals; home where a price is missing', () => {
  const jackpot = priced(
    [1_850, 3_400, 4_100],
    [4_100, 3_400, 1_850],
    [3_100, 2_900, 3_000],
    [2_600, 3_000, 2_600],
    [9_000, 1_500, null],
  );
  expect(favourites(jackpot)).toMatchObject({ jackpotId: jackpot.id, jackpotType: 'mega' });
  expect(keys(favourites(jackpot))).toBe('1 2 X 1 1');
});

describe('a pick by price', () => {
  const halfAndQuarters = [2_000, 4_000, 4_000];
  test.each([
    [0, '1'],
    [499_999, '1'],
    [500_001, 'X'],
    [749_999, 'X'],
    [750_001, '2'],
    [999_999, '2'],
  ])('of %d out of a million is %s', (side, key) => {
    expect(keys(autopickByPrice(priced(halfAndQuarters), () => side))).toBe(key);
  });
  test.each([
    [333_333, '1'],
    [333_334, 'X'],
    [666_666, 'X'],
    [666_667, '2'],
  ])('without prices, of %d, is %s', (side, key) => {
    expect(keys(autopickByPrice(priced([1_200, null, null]), () => side))).toBe(key);
  });
  test('throws one die of a million sides for each match', () => {
    const sides: number[] = [];
    const ticket = autopickByPrice(priced(halfAndQuarters, halfAndQuarters, halfAndQuarters), (count) => {
      sides.push(count);
      return [0, 600_000, 900_000][sides.length - 1] ?? 0;
    });
    expect(sides).toEqual([1_000_000, 1_000_000, 1_000_000]);
    expect(keys(ticket)).toBe('1 X 2');
  });
  test.each([-1, 0.5, 1_000_000, Number.NaN])('broken dice are a bug: %d', (side) => {
    expect(() => autopickByPrice(priced(halfAndQuarters), () => side)).toThrow(
      new RangeError('Dice without that side'),
    );
  });
});
