import { boardRefusal, favouriteChance, toMs } from '@kipenga/betting-core';
import type { NewJackpot } from '../../jackpots/index.ts';
import type { Candidate } from './candidates.store.ts';

const HOUR_MS = 3_600_000;
/** The longest time from a jackpot's first kick-off to its last. */
const LONGEST_MS = 60 * HOUR_MS;

/** The offer that matches are chosen for. */
export interface Wanted extends Pick<NewJackpot, 'type' | 'betAmount' | 'guarantee'> {
  readonly count: number;
  /** Hours before the first kick-off at which it may open, in order of preference. */
  readonly notices: readonly number[];
}

/** Matches that make a sound board, and the number of them that are in another jackpot. */
interface Board {
  readonly matches: readonly Candidate[];
  readonly shared: number;
}

/**
 * The matches of a stretch that are hardest to call, sharing as few as possible with another jackpot, if the house can bear the
 * promised prizes (D106). `stretch` has the hardest first.
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
 * Chooses the matches of a jackpot: from the stretches of 60 hours that make a sound board, one that shares the fewest matches
 * with another jackpot, so that one result decides one jackpot; among those, the first with the longest notice. Null if no
 * stretch makes a board. `candidates` are in order of kick-off.
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
