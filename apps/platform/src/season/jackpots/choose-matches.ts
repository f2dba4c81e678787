import { boardRefusal, favouriteChance, toMs } from '@kipenga/betting-core';
import type { NewJackpot } from '../../jackpots/index.ts';
import type { Candidate } from './candidates.store.ts';

const HOUR_MS = 3_600_000;
/** From the first kick-off of a jackpot to its last at most. */
const LONGEST_MS = 60 * HOUR_MS;

/** The offer that matches are chosen for. */
export interface Wanted extends Pick<NewJackpot, 'type' | 'betAmount' | 'guarantee'> {
  readonly count: number;
  /** How long before the first kick-off it opens, in hours, the best first. */
  readonly notices: readonly number[];
}

/** Matches that make a sound board, and how many of them another jackpot has. */
interface Board {
  readonly matches: readonly Candidate[];
  readonly shared: number;
}

/**
 * The hardest matches to call of a stretch, as few as possible of them shared with another jackpot, if the house can bear what is
 * promised for them (D106). `stretch` is the hardest first.
 */
const boardOf = (
  stretch: readonly Candidate[],
  { count, ...offer }: Omit<Wanted, 'notices'>,
): Board | null => {
  const isSound = (matches: readonly Candidate[]): boolean =>
    matches.length === count && boardRefusal({ ...offer, matches }) === null;
  if (!isSound(stretch.slice(0, count))) return null;
  const [free, taken] = [stretch.filter(({ isTaken }) => !isTaken), stretch.filter(({ isTaken }) => isTaken)];
  for (let shared = 0; shared <= count; shared += 1) {
    const matches = [...free.slice(0, count - shared), ...taken.slice(0, shared)];
    if (isSound(matches)) return { matches, shared };
  }
  return null;
};

const isBetter = (one: Board, other: Board | null): boolean => other === null || one.shared < other.shared;

/**
 * The matches of a jackpot: of the stretches of 60 hours that make a sound board, one that shares the fewest matches with another
 * jackpot, so that one result decides one jackpot; among such, the first with the longest notice there is. Null where no stretch makes
 * one. `candidates` are by kick-off.
 */
export const chooseMatches = (
  candidates: readonly Candidate[],
  nowMs: number,
  { notices, ...wanted }: Wanted,
): readonly Candidate[] | null => {
  const chances = new Map(candidates.map((one) => [one, favouriteChance(one) ?? 1]));
  const hardest = candidates.toSorted((left, right) => (chances.get(left) ?? 1) - (chances.get(right) ?? 1));
  const boardFrom = (fromMs: number): Board | null =>
    boardOf(
      hardest.filter(({ startsAt }) => toMs(startsAt) >= fromMs && toMs(startsAt) <= fromMs + LONGEST_MS),
      wanted,
    );
  const starts = [...new Set(candidates.map(({ startsAt }) => toMs(startsAt)))];
  const boards = starts.map((startMs) => ({ startMs, board: boardFrom(startMs) }));
  let best: Board | null = null;
  for (const hours of notices)
    for (const { startMs, board } of boards)
      if (board !== null && startMs >= nowMs + hours * HOUR_MS && isBetter(board, best)) best = board;
  return best && best.matches;
};
