import { cents, kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { bytesText, costOf, dayEndMs, isReached, readDataUse, asOfNow, type DataUse } from './data-use.ts';

const NOON = Date.parse('2026-11-27T09:00:00Z');
const USE: DataUse = { perGb: kes(250), budget: kes(1), day: '2026-11-27', bytes: 0, answer: 'none' };

test.each([
  [0, 0],
  [19_999, 0],
  [20_000, 1],
  [214_000, 5],
  [1_200_000, 30],
  [1_000_000_000, 25_000],
])('%i bytes at KES 250 a GB cost %i cents', (bytes, cost) => expect(costOf(bytes, kes(250))).toBe(cost));

test.each([
  [0, '0 KB'],
  [213_600, '214 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_249_000, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are read as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test('a budget is reached by the cents that are shown, and none is without a budget', () => {
  expect(isReached({ ...USE, bytes: 3_979_999 })).toBe(false); // KES 0.99
  expect(isReached({ ...USE, bytes: 4_000_000 })).toBe(true);
  expect(isReached({ ...USE, bytes: 4_000_000, perGb: kes(100) })).toBe(false);
  expect(isReached({ ...USE, bytes: 4_000_000_000, budget: null })).toBe(false);
});

test('a day ends at midnight in Nairobi: bytes and answer go, price and budget stay', () => {
  const used: DataUse = { ...USE, bytes: 500, answer: 'off' };
  const end = dayEndMs(NOON);
  expect(end).toBe(Date.parse('2026-11-27T21:00:00Z'));
  expect(asOfNow(used, end - 1)).toBe(used);
  expect(asOfNow(used, end)).toEqual({ ...USE, day: '2026-11-28' });
});

test('what is kept is read again; what cannot be read of it is as new', () => {
  const used: DataUse = { ...USE, bytes: 500, answer: 'told' };
  expect(readDataUse(JSON.stringify(used), NOON)).toEqual(used);
  const fresh = { ...USE, budget: null };
  for (const text of [null, '', 'null', '[]', '{"perGb":0,"budget":-1,"bytes":"9","day":"2026-11-27"}'])
    expect(readDataUse(text, NOON)).toEqual(fresh);
  expect(readDataUse('{"perGb":9900,"bytes":1.5,"day":"2026-11-26"}', NOON)).toEqual({
    ...fresh,
    perGb: cents(9900),
  });
});
