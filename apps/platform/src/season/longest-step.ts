import { dayBounds, instantFromMs, nairobiDayOf, toMs } from '@kipenga/betting-core';

/** Shorter than the shortest horizon of a league, so that every match is offered before it is played. */
const STEP_MS = 4 * 3_600_000;
const LAST_SECOND_MS = 1_000;

/**
 * Length of the next step of a season in milliseconds: a few hours, stopping at the last second of a Nairobi day, so that
 * winnings of a day are paid on that day and not on the next (D09).
 */
export function longestStepMs(nowMs: number): number {
  const lastSecond = toMs(dayBounds(nairobiDayOf(instantFromMs(nowMs))).to) - LAST_SECOND_MS;
  return nowMs < lastSecond ? Math.min(STEP_MS, lastSecond - nowMs) : STEP_MS;
}
