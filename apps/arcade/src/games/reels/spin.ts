import { cents, minCents, type Cents } from '@kipenga/betting-core';
import { numberBelow, type Digest } from '../../fairness/digest.ts';
import { STOPS, type PayLine, type ReelSet, type ReelSymbol } from './reel-set.ts';

/** Where each reel stands: the place on its strip that is in the top row. */
export type Stops = readonly [number, number, number];

/** A line that pays. */
export interface LineWin {
  /** Its place among the set's lines. */
  readonly line: number;
  /** In stakes of the line. */
  readonly pays: number;
  /** How many reels from the left it counts. */
  readonly reels: 2 | 3;
}

/** What came of a spin. */
export interface Spin {
  readonly stops: Stops;
  readonly wins: readonly LineWin[];
}

/** The stops a digest names: one word for each reel, each place equally likely. */
export const stopsOf = (digest: Digest): Stops => [
  numberBelow(digest, 0, STOPS),
  numberBelow(digest, 1, STOPS),
  numberBelow(digest, 2, STOPS),
];

/** The symbol a reel shows in a row. */
export const symbolAt = ({ strips }: ReelSet, stops: Stops, reel: 0 | 1 | 2, row: number): ReelSymbol =>
  strips[reel].charAt((stops[reel] + row) % STOPS) as ReelSymbol;

const lineWin = (set: ReelSet, stops: Stops, line: PayLine, place: number): LineWin | null => {
  const [left, middle, right] = ([0, 1, 2] as const).map((reel) => symbolAt(set, stops, reel, line[reel]));
  if (left === undefined || left !== middle) return null;
  const { three, two } = set.pays[left];
  if (middle === right) return { line: place, pays: three, reels: 3 };
  return two === undefined ? null : { line: place, pays: two, reels: 2 };
};

/** Every line that pays at these stops. */
export const winsAt = (set: ReelSet, stops: Stops): readonly LineWin[] =>
  set.lines.flatMap((line, place) => lineWin(set, stops, line, place) ?? []);

/** What a stake on all lines brings: exact for whole shillings on one or five lines, and never above the cap. */
export const spinPayout = (set: ReelSet, stops: Stops, stake: Cents, cap: Cents): Cents => {
  const lineStake = stake / set.lines.length;
  return minCents(cents(winsAt(set, stops).reduce((sum, { pays }) => sum + pays * lineStake, 0)), cap);
};
