import { expect, test } from 'vitest';
import { networkIn, openLimiter } from './open-limiter.ts';

test('sixty tokens that open nothing keep an address out until its minute is over', () => {
  let nowMs = 0;
  const { refused, secondsToWait } = openLimiter(() => nowMs);
  for (let count = 0; count < 59; count += 1) refused('198.51.100.7');
  expect(secondsToWait('198.51.100.7')).toBe(0);
  nowMs = 50_000;
  refused('198.51.100.7');
  expect([secondsToWait('198.51.100.7'), secondsToWait('198.51.100.8')]).toEqual([10, 0]);
  nowMs = 60_000;
  expect(secondsToWait('198.51.100.7')).toBe(0);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => expect(networkIn(address)).toBe(network));
