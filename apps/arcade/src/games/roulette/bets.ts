import { multiplier, type Multiplier } from '../multiplier.ts';
import { colourOf } from './pockets.ts';

/** The kinds of bets: first those on the numbers themselves, then the outside bets. */
export const INSIDE = ['straight', 'split', 'street', 'corner', 'line'] as const;
export const OUTSIDE = ['dozen', 'column', 'red', 'black', 'even', 'odd', 'low', 'high'] as const;
export type BetKind = (typeof INSIDE)[number] | (typeof OUTSIDE)[number];

/** A bet of the board: its name in requests, and the numbers it covers. */
export interface Bet {
  /** Its kind and, for kinds with several bets, its numbers: 'red', 'dozen:1', 'split:17-20'. */
  readonly spot: string;
  readonly kind: BetKind;
  readonly covers: readonly number[];
}

/** The board has twelve rows of three. */
export const ROWS = 12;
const WIDE = 3;
const NUMBERS: readonly number[] = Array.from({ length: ROWS * WIDE }, (_, index) => index + 1);

/** The multiplier of a bet on this many numbers, the stake included: 36 shared by the numbers it covers. */
export const payFor = (covered: number): Multiplier => multiplier((36 * 100) / covered);

const inside = (kind: BetKind, covers: readonly number[]): Bet => ({
  spot: `${kind}:${covers.join('-')}`,
  kind,
  covers,
});
const outside = (kind: BetKind, has: (number: number) => boolean): Bet => ({
  spot: kind,
  kind,
  covers: NUMBERS.filter(has),
});

const isLastInRow = (number: number): boolean => number % WIDE === 0;
const isInLastRow = (number: number): boolean => number > (ROWS - 1) * WIDE;
const rowFrom = (number: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => number + index);

/** Numbers that start a row. */
const FIRSTS = NUMBERS.filter((number) => number % WIDE === 1);

/** Bets that touch the zero: splits with each number of the first row, the two trios, and the first four. */
const ZERO_SPLITS = [1, 2, 3].map((number) => inside('split', [0, number]));
const TRIOS = [inside('street', [0, 1, 2]), inside('street', [0, 2, 3])];
const FIRST_FOUR = inside('corner', [0, 1, 2, 3]);

const splits = (): readonly Bet[] => [
  ...ZERO_SPLITS,
  ...NUMBERS.filter((number) => !isLastInRow(number)).map((number) => inside('split', [number, number + 1])),
  ...NUMBERS.filter((number) => !isInLastRow(number)).map((number) =>
    inside('split', [number, number + WIDE]),
  ),
];
const corners = (): readonly Bet[] => [
  FIRST_FOUR,
  ...NUMBERS.filter((number) => !isLastInRow(number) && !isInLastRow(number)).map((number) =>
    inside('corner', [number, number + 1, number + WIDE, number + WIDE + 1]),
  ),
];
const thirds = (kind: BetKind, thirdOf: (number: number) => number): readonly Bet[] =>
  [1, 2, 3].map((third) => ({
    ...outside(kind, (number) => thirdOf(number) === third),
    spot: `${kind}:${third}`,
  }));

/** All bets of the board. */
export const BETS: readonly Bet[] = [
  ...[0, ...NUMBERS].map((number) => inside('straight', [number])),
  ...splits(),
  ...TRIOS,
  ...FIRSTS.map((first) => inside('street', rowFrom(first, WIDE))),
  ...corners(),
  ...FIRSTS.filter((first) => !isInLastRow(first)).map((first) => inside('line', rowFrom(first, 2 * WIDE))),
  ...thirds('dozen', (number) => Math.ceil(number / ROWS)),
  ...thirds('column', (number) => ((number - 1) % WIDE) + 1),
  outside('red', (number) => colourOf(number) === 'red'),
  outside('black', (number) => colourOf(number) === 'black'),
  outside('even', (number) => number % 2 === 0),
  outside('odd', (number) => number % 2 === 1),
  outside('low', (number) => number <= 18),
  outside('high', (number) => number > 18),
];

/** The bets by their spots. */
export const BET_AT: ReadonlyMap<string, Bet> = new Map(BETS.map((bet) => [bet.spot, bet]));
