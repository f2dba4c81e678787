import { expect, test } from 'vitest';
import { timeLeft, untilNextMs } from './count-down.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

test.each([
  [50 * HOUR + 59 * MINUTE, { unit: 'days', days: 2, hours: 2 }],
  [24 * HOUR, { unit: 'days', days: 1, hours: 0 }],
  [3 * HOUR + 5 * MINUTE + 30_000, { unit: 'hours', hours: 3, minutes: 5 }],
  [9 * MINUTE + 4_999, { unit: 'minutes', minutes: 9, seconds: '04' }],
  [1, { unit: 'minutes', minutes: 0, seconds: '00' }],
  [0, null],
  [-5, null],
])('%i ms are left as %j', (leftMs, said) => expect(timeLeft(leftMs)).toEqual(said));

test.each([3 * HOUR + 20_000, 9 * MINUTE + 250])(
  '%i ms are said again when they change, not before',
  (leftMs) => {
    const next = untilNextMs(leftMs);
    expect(timeLeft(leftMs - next)).not.toEqual(timeLeft(leftMs));
    expect(timeLeft(leftMs - next + 2)).toEqual(timeLeft(leftMs));
  },
);
