import { describe, expect, test } from 'vitest';
import { bodyHash } from './body-hash.ts';

describe('the hash of a body (D24)', () => {
  test('does not depend on the order of the fields', () => {
    expect(bodyHash({ stake: 4900, slip: [{ a: 1, b: 2 }] })).toBe(bodyHash({ slip: [{ b: 2, a: 1 }], stake: 4900 }));
  });
  test('depends on every value, and on the order of a list', () => {
    const hashes = [{ stake: 4900 }, { stake: 4901 }, { stake: '4900' }, { stake: null }, {}, [1, 2], [2, 1]].map(bodyHash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
