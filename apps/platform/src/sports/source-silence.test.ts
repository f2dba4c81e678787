import { instant } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { isStillBelieved } from './source-silence.ts';

test('a source is believed for less than a minute after its last word (D75)', () => {
  const heard = instant('2026-11-21T06:00:00Z');
  expect(isStillBelieved(heard, instant('2026-11-21T06:00:59Z'))).toBe(true);
  expect(isStillBelieved(heard, instant('2026-11-21T06:01:00Z'))).toBe(false);
  expect(isStillBelieved(null, instant('2027-11-21T06:01:00Z'))).toBe(true);
});
