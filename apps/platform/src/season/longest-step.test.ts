import { describe, expect, test } from 'vitest';
import { longestStepMs } from './longest-step.ts';

const at = (hours: number, minutes = 0, seconds = 0): number =>
  Date.UTC(2026, 10, 21, hours - 3, minutes, seconds);

describe('a step of the season (Nairobi times)', () => {
  test.each([
    ['in the morning', at(8), at(12)],
    ['in the evening it ends with the day (D09)', at(22), at(23, 59, 59)],
    ['from the last second it goes on', at(23, 59, 59), at(27, 59, 59)],
    ['from midnight', at(24), at(28)],
  ])('%s', (_, from, to) => expect(from + longestStepMs(from)).toBe(to));
});
