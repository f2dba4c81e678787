import { cents, minCents, type Cents } from '@kipenga/betting-core';
import { bitsAt, numberBelow, type Digest } from '../../fairness/digest.ts';
import { ROWS, SCATTER, STOPS, WILD, type PayLine, type ReelSet, type ReelSymbol } from './reel-set.ts';

/** The stop of each reel: the place on its strip that is in the top row. */
export type Stops = readonly number[];

/** A winning line. */
export interface LineWin {
  /** Its index in the set's lines. */
  readonly line: number;
  /** The win, in stakes of the line. */
  readonly pays: number;
  /** The number of reels in the win, from the left. */
  readonly reels: number;
}

/** One turn of the reels. */
export interface Turn {
  readonly stops: Stops;
  readonly wins: readonly LineWin[];
}

/** The paid turn of a spin, and the turns it brought. */
export interface Spin {
  readonly turns: readonly Turn[];
}

/** The bits of a place on a strip. */
const STOP_BITS = 5;
/** The digest's word for the reel that turns once more. */
const HOLD_WORD = 3;

/**
 * The stops of a turn. Three reels take a word of the digest each. More reels take five bits each, turn after turn:
 * free turns need more numbers than there are words. All places are equally likely.
 */
const stopsOf = (digest: Digest, { strips }: ReelSet, turn: number): Stops =>
  strips.map((_, reel) =>
    strips.length === 3
      ? numberBelow(digest, reel, STOPS)
      : Number(bitsAt(digest, (turn * strips.length + reel) * STOP_BITS, STOP_BITS)),
  );

/** The symbol of a reel in a row of the window. */
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

/** The winning lines at these stops, with each win multiplied by `times`. */
export const winsAt = (set: ReelSet, stops: Stops, times = 1): readonly LineWin[] =>
  set.lines.flatMap((line, place) => {
    const win = lineWin(set, stops, line, place);
    return win === null ? [] : { ...win, pays: win.pays * times };
  });

/** The number of scatters in the window. */
export const scattersAt = (set: ReelSet, stops: Stops): number =>
  set.strips.reduce(
    (sum, _, reel) =>
      sum +
      Array.from({ length: ROWS }, (_, row) => symbolAt(set, stops, reel, row)).filter(
        (symbol) => symbol === SCATTER,
      ).length,
    0,
  );

/** The index of the reel that turns once more because the other two hold; -1 if none does. */
export const looseReel = ({ holds, ...set }: ReelSet, stops: Stops): number => {
  const isHeld = (set.lines[0] ?? []).map((row, reel) => symbolAt(set, stops, reel, row) === holds);
  return isHeld.filter(Boolean).length === 2 ? isHeld.indexOf(false) : -1;
};

/** The stops of all turns that follow from a digest, the paid one first. */
export const turnsOf = (digest: Digest, set: ReelSet): readonly Stops[] => {
  const paid = stopsOf(digest, set, 0);
  const loose = looseReel(set, paid);
  if (loose !== -1) return [paid, paid.with(loose, numberBelow(digest, HOLD_WORD, STOPS))];
  const { freeTurns } = set;
  if (freeTurns === undefined || scattersAt(set, paid) < freeTurns.from) return [paid];
  const free = Array.from({ length: freeTurns.turns }, (_, turn) => stopsOf(digest, set, turn + 1));
  return [paid, ...free];
};

/** The spin that follows from a digest. */
export const spinOf = (digest: Digest, set: ReelSet): Spin => ({
  turns: turnsOf(digest, set).map((stops, turn) => ({
    stops,
    wins: winsAt(set, stops, turn === 0 ? 1 : set.freeTurns?.times),
  })),
});

/** The total win of all turns, in stakes of a line. */
export const linesPaid = ({ turns }: Spin): number =>
  turns.flatMap(({ wins }) => wins).reduce((sum, { pays }) => sum + pays, 0);

/** The payout of a stake on all lines: exact for whole shillings on one, five or ten lines, and at most the cap. */
export const spinPayout = (set: ReelSet, spin: Spin, stake: Cents, cap: Cents): Cents =>
  minCents(cents((stake / set.lines.length) * linesPaid(spin)), cap);
