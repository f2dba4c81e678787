import { describe, expect, test } from 'vitest';
import examples from '../../examples/jackpot-boards.json';
import { cents, kes } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { parseOdds, type Odds } from '../odds/odds.ts';
import { bestLine, boardRefusal, favouriteChance, type JackpotBoard } from './jackpot-board.ts';

const odds = (written: string | undefined): Odds => {
  const read = parseOdds(written ?? '');
  if (!read.ok) throw new Error(written);
  return read.value;
};
const matchAt = ([home, draw, away]: readonly string[]) => ({
  odds: { home: odds(home), draw: odds(draw), away: odds(away) },
});
const boardOf = ({ type, line, guarantee, matches }: (typeof examples)[number]): JackpotBoard => ({
  type,
  betAmount: kes(Number(line)),
  guarantee: kes(Number(guarantee)),
  matches: matches.flatMap(({ prices, count }) => Array.from({ length: count }, () => matchAt(prices))),
});

describe('the board of a jackpot (D106)', () => {
  test.each(examples)('$id $title', (example) => {
    const board = boardOf(example);
    const favourites = board.matches.map((match) => favouriteChance(match) ?? Number.NaN);
    const { allRight, averageReturn } = bestLine(favourites, board.guarantee);
    expect({
      allRightOneIn: Math.floor(1 / allRight),
      averageReturn: formatAmount(averageReturn).replaceAll(',', ''),
      refusal: boardRefusal(board)?.kind ?? null,
    }).toEqual(example.expected);
  });

  const open = boardOf(examples[1]!);
  test('says what is wrong in figures', () => {
    expect(boardRefusal({ ...open, guarantee: kes(2_000_000) })).toEqual({
      kind: 'returns-too-much',
      averageReturn: bestLine(
        open.matches.map((match) => favouriteChance(match) ?? 0),
        kes(2_000_000),
      ).averageReturn,
      most: cents(4_410),
    });
    expect(boardRefusal(boardOf(examples[6]!))).toEqual({
      kind: 'too-easy',
      oneIn: examples[6]!.expected.allRightOneIn,
      leastOneIn: 100_000,
    });
  });

  test('is not judged without all its prices', () => {
    const [first, ...rest] = open.matches;
    const gone = { odds: { ...first!.odds, draw: null } };
    expect(boardRefusal({ ...open, matches: [...rest, gone] })).toEqual({
      kind: 'prices-missing',
      places: [12],
    });
  });
});
