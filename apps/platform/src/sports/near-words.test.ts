import { expect, test } from 'vitest';
import { isNear, withNearWords } from './near-words.ts';

test.each([
  ['arsenol', 'a letter is wrong'],
  ['asenal', 'one is missing'],
  ['arssenal', 'one is doubled'],
  ['arseanl', 'two have changed places'],
  ['rasenal', 'the first two have'],
  ['arsena', 'the last is missing'],
  ['arsenall', 'the last is doubled'],
  ['arsenla', 'the last two have changed places'],
  ['arsenal', 'nothing is'],
])('"%s" is near "arsenal": %s (R5-23)', (typed) => {
  expect(isNear(typed, 'arsenal', true)).toBe(true);
});

test.each(['arsnla', 'arenla', 'arsenic', 'asenl', 'arsenals1'])(
  'two slips are two: "%s" is not near "arsenal"',
  (typed) => expect(isNear(typed, 'arsenal', true)).toBe(false),
);

test('the beginning of a word is near too, for who has not typed to the end', () => {
  expect(isNear('mancehs', 'manchester', false)).toBe(true);
  expect(isNear('mancehs', 'manchester', true)).toBe(false);
});

test('whole words are meant before beginnings; short words and numbers are meant as they stand', () => {
  const offered = ['lion', 'lyon', 'linfield', 'gor', '2345', 'mahia'];
  expect(withNearWords(['lioon'], offered)).toEqual([['lioon', 'lion']]);
  expect(withNearWords(['limf'], offered)).toEqual([['limf', 'linfield']]);
  expect(withNearWords(['gro', '2354', 'mahai'], offered)).toEqual([['gro'], ['2354'], ['mahai', 'mahia']]);
});
