import { describe, expect, test } from 'vitest';
import { systemRandom } from '../ports/index.ts';
import { newBetId, newBetReference } from './bet-ids.ts';

describe('the ids of bets (D23)', () => {
  test('never look like a profile id', () => {
    expect(newBetId(1_800_000_000_000, systemRandom)).toMatch(/^b[0-9a-z]{19}$/);
  });
  test('are ordered by the time they were made', () => {
    const times = [0, 1, 31, 32, 1023, 1_795_000_000_000, 1_795_000_000_001, 33_000_000_000_000];
    const ids = times.map((ms) => newBetId(ms, systemRandom));
    expect(ids.toSorted()).toEqual(ids);
  });
  test('differ when made in the same millisecond', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newBetId(5, systemRandom))).size).toBe(1000);
  });
  test('a reference is short and holds no symbol that is read two ways', () => {
    expect(newBetReference(systemRandom)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});
