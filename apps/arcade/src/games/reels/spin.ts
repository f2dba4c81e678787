import { cents, minCents, type Cents } from '@kipenga/betting-core';
import { bitsAt, numberBelow, type Digest } from '../../fairness/digest.ts';
import { ROWS, SCATTER, STOPS, WILD, type PayLine, type ReelSet, type ReelSymbol } from './reel-set.ts';

/** Where each reel stands: the place on its strip that is in the top row. */
export type Stops = readonly number[];

/** A line that pays. */
export interface LineWin {
  /** Its place among the set's lines. */
  readonly line: number;
  /** In stakes of the line. */
  readonly pays: number;
  /** How many reels from the left it counts. */
  readonly reels: number;
}

/** The reels came to rest once. */
export interface Turn {
  readonly stops: Stops;
  readonly wins: readonly LineWin[];
}

/** What came of a spin: the turn that was paid for, and those that it brought. */
export interface Spin {
  readonly turns: readonly Turn[];
}

/** A place has this many bits. */
const STOP_BITS = 5;
/** The word of the reel that turns once more. */
const HOLD_WORD = 3;

/**
 * Where the reels come to rest in a turn. Three reels have a word of the digest each. More reels have five bits each, one turn after
 * another: free turns need more numbers than there are words. Each place is equally likely.
 */
const stopsOf = (digest: Digest, { strips }: ReelSet, turn: number): Stops =>
  strips.map((_, reel) =>
    strips.length === 3
      ? numberBelow(digest, reel, STOPS)
      : Number(bitsAt(digest, (turn * strips.length + reel) * STOP_BITS, STOP_BITS)),
  );

/** The symbol a reel shows in a row. */
export const symbolAt = ({ strips }: ReelSet, stops: Stops, reel: number, row: number): ReelSymbol =>
  (strips[reel] ?? '').charAt(((stops[reel] ?? 0) + row) % STOPS) as ReelSymbol;

const lineWin = (set: ReelSet, stops: Stops, line: PayLine, place: number): LineWin | null => {
  const symbols = line.map((row, reel) => symbolAt(set, stops, reel, row));
  const [first] = symbols;
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== WILD);
  const reels = end === -1 ? symbols.length : end;
  const pays = first === undefined ? undefined : set.pays[first]?.[reels as 2 | 3 | 4 | 5];
  return pays === undefined ? null : { line: place, pays, reels };
};

/** Every line that pays at these stops, each win so many times. */
export const winsAt = (set: ReelSet, stops: Stops, times = 1): readonly LineWin[] =>
  set.lines.flatMap((line, place) => {
    const win = lineWin(set, stops, line, place);
    return win === null ? [] : { ...win, pays: win.pays * times };
  });

/** How many scatters are in the window. */
export const scattersAt = (set: ReelSet, stops: Stops): number =>
  set.strips.reduce(
    (sum, _, reel) =>
      sum +
      Array.from({ length: ROWS }, (_, row) => symbolAt(set, stops, reel, row)).filter(
        (symbol) => symbol === SCATTER,
      ).length,
    0,
  );

/** The reel that turns once more because the two others hold; -1 where none does. */
export const looseReel = ({ holds, ...set }: ReelSet, stops: Stops): number => {
  const isHeld = (set.lines[0] ?? []).map((row, reel) => symbolAt(set, stops, reel, row) === holds);
  return isHeld.filter(Boolean).length === 2 ? isHeld.indexOf(false) : -1;
};

/** The stops of every turn that a digest means, the paid one first. */
export const turnsOf = (digest: Digest, set: ReelSet): readonly Stops[] => {
  const paid = stopsOf(digest, set, 0);
  const loose = looseReel(set, paid);
  if (loose !== -1) return [paid, paid.with(loose, numberBelow(digest, HOLD_WORD, STOPS))];
  const { freeTurns } = set;
  if (freeTurns === undefined || scattersAt(set, paid) < freeTurns.from) return [paid];
  const free = Array.from({ length: freeTurns.turns }, (_, turn) => stopsOf(digest, set, turn + 1));
  return [paid, ...free];
};

/** What a digest means. */
export const spinOf = (digest: Digest, set: ReelSet): Spin => ({
  turns: turnsOf(digest, set).map((stops, turn) => ({
    stops,
    wins: winsAt(set, stops, turn === 0 ? 1 : set.freeTurns?.times),
  })),
});

/** What all lines of all turns pay together, in stakes of a line. */
export const linesPaid = ({ turns }: Spin): number =>
  turns.flatMap(({ wins }) => wins).reduce((sum, { pays }) => sum + pays, 0);

/** What a stake on all lines brings: exact for whole shillings on one, five or ten lines, and never above the cap. */
export const spinPayout = (set: ReelSet, spin: Spin, stake: Cents, cap: Cents): Cents =>
  minCents(cents((stake / set.lines.length) * linesPaid(spin)), cap);
