import { describe, expect, test } from 'vitest';
import { groundOf, motifOf } from './game-look.ts';

describe('how a tile looks without a picture', () => {
  test('kinds are known whatever their case', () => {
    expect(motifOf('VS')).toBe('reels');
    expect(motifOf('rl')).toBe('wheel');
  });

  test('a kind nobody knows still has a drawing', () => expect(motifOf('unheard-of')).toBe('numbers'));

  test('a game keeps its ground, and all six are used', () => {
    expect(groundOf('1301')).toBe(groundOf('1301'));
    const grounds = new Set(Array.from({ length: 200 }, (_, id) => groundOf(String(id))));
    expect([...grounds].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each(['', '1', 'a long name with ümlauts'])('%o has a ground', (id) => {
    expect(groundOf(id)).toBeGreaterThanOrEqual(1);
    expect(groundOf(id)).toBeLessThanOrEqual(6);
  });
});
