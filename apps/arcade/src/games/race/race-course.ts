import { publicNumber } from '../../fairness/public-number.ts';
import { RACE_RUNNING_MS } from './pace.ts';

/** The arrival of the first runner, and the gap to each next one, as parts of the race's time. */
const FIRST_IN = 0.82;
const BETWEEN = 0.022;
/** The most that a runner is ahead of or behind an even pace, in thousandths of the course. */
const EARLY = 100;
const UNEVEN = 40;

const around = (name: string, most: number): number => (publicNumber(name, 2 * most + 1) - most) / 1000;

/**
 * The part of the course, 0 to 1, that a runner who comes in at this place (0 is first) has covered at this time. For
 * the picture only: the order is drawn.
 */
export const wayAt = (name: string, place: number, elapsedMs: number): number => {
  const part = Math.max(0, elapsedMs) / (RACE_RUNNING_MS * (FIRST_IN + BETWEEN * place));
  if (part >= 1) return 1;
  const swing = around(`${name}:early`, EARLY) * Math.sin(Math.PI * part);
  return part + swing + around(`${name}:uneven`, UNEVEN) * Math.sin(2 * Math.PI * part);
};
