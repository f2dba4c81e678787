import { describe, expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.ts';

describe('the language nobody speaks', () => {
  test('text grows and keeps what is filled in', () =>
    expect(pseudoWords({ add: ['Add KES ', ['amount']] })).toEqual({
      add: ['ÁÁdd KÉÉS ', ['amount']],
    }));

  test('a plural keeps its number and its choices', () =>
    expect(
      pseudoWords({ picks: [['count', 'plural', { one: ['#', ' pick'], other: ['#', ' picks'] }]] }),
    ).toEqual({
      picks: [['count', 'plural', { one: ['#', ' pííçk'], other: ['#', ' pííçkš'] }]],
    }));

  test('a sentence is about 40 % longer', () => {
    const sentence = 'Your balance is too small for this bet, deposit first';
    const [longer] = Object.values(pseudoWords({ sentence }));
    expect(String(longer).length / sentence.length).toBeGreaterThan(1.3);
  });
});
