import { publicNumber } from '../../fairness/public-number.ts';
import { RACE_RUNNING_MS } from './pace.ts';

/** When the first is in, and each other after the one before it: parts of the race's time. */
const FIRST_IN = 0.82;
const BETWEEN = 0.022;
/** How far a runner is before or behind an even pace at most, in thousandths of the way. */
const EARLY = 100;
const UNEVEN = 40;

const around = (name: string, most: number): number => (publicNumber(name, 2 * most + 1) - most) / 1000;

/** How much of the way a runner that comes in at a place (0 is first) has run after so long: 0 to 1. A picture; the order is drawn. */
export const wayAt = (name: string, place: number, elapsedMs: number): number => {
  const part = Math.max(0, elapsedMs) / (RACE_RUNNING_MS * (FIRST_IN + BETWEEN * place));
  if (part >= 1) return 1;
  const swing = around(`${name}:early`, EARLY) * Math.sin(Math.PI * part);
  return part + swing + around(`${name}:uneven`, UNEVEN) * Math.sin(2 * Math.PI * part);
};
