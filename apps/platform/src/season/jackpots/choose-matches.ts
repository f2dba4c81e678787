import { toMs } from '@kipenga/betting-core';
import type { Candidate } from './candidates.store.ts';

const HOUR_MS = 3_600_000;
/** From the first kick-off of a jackpot to its last at most. */
const LONGEST_MS = 60 * HOUR_MS;

/**
 * The matches of a jackpot, by kick-off: the first stretch of 60 hours with enough candidates, those of the top competitions in it
 * first. Null where there is no such stretch. `candidates` are by kick-off.
 */
export const chooseMatches = (
  candidates: readonly Candidate[],
  count: number,
): readonly Candidate[] | null => {
  for (const [at, first] of candidates.entries()) {
    const lastMs = toMs(first.startsAt) + LONGEST_MS;
    const stretch = candidates.slice(at).filter(({ startsAt }) => toMs(startsAt) <= lastMs);
    if (stretch.length < count) continue;
    const chosen = new Set(
      [...stretch.filter(({ isTop }) => isTop), ...stretch.filter(({ isTop }) => !isTop)].slice(0, count),
    );
    return stretch.filter((one) => chosen.has(one));
  }
  return null;
};

/**
 * The matches of a jackpot with the longest notice that enough of them give: the hours from a moment to the first kick-off, longest
 * first. Null where even the shortest leaves too few.
 */
export const chooseAhead = (
  candidates: readonly Candidate[],
  nowMs: number,
  { count, notices }: { readonly count: number; readonly notices: readonly number[] },
): readonly Candidate[] | null => {
  for (const hours of notices) {
    const ahead = candidates.filter(({ startsAt }) => toMs(startsAt) >= nowMs + hours * HOUR_MS);
    const chosen = chooseMatches(ahead, count);
    if (chosen !== null) return chosen;
  }
  return null;
};
