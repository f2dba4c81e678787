// @vitest-environment node
import { expect, test } from 'vitest';
import { missingPairs, type DrawnPair } from './drawn-pairs.ts';

const drawn = (changes: Partial<DrawnPair> = {}): DrawnPair => ({
  ink: 'text',
  ground: 'page',
  isLarge: false,
  isDisabled: false,
  where: "p.lead 'Every part'",
  ...changes,
});

test('a drawn pair that is listed is not missing', () => {
  expect(missingPairs([drawn()], [['text', 'page', 7]])).toEqual([]);
});

test('a pair is listed in one direction', () => {
  expect(missingPairs([drawn({ ink: 'page', ground: 'text' })], [['text', 'page', 7]])).toHaveLength(1);
});

test('one that is listed for signs only is missing as text, but not as large text', () => {
  const signs = [['text', 'page', 3]] as const;
  expect(missingPairs([drawn()], signs)).toEqual(["text on page: p.lead 'Every part'"]);
  expect(missingPairs([drawn({ isLarge: true })], signs)).toEqual([]);
});

test('a colour of no token is missing, and so is what lies on a picture', () => {
  const pairs = [['text', 'page', 7]] as const;
  expect(missingPairs([drawn({ ink: 'rgb(255, 0, 0)' }), drawn({ ground: 'picture' })], pairs)).toHaveLength(
    2,
  );
  expect(missingPairs([drawn({ ground: 'picture' })], [['text', 'picture', 4.5]])).toEqual([]);
});

test('what cannot be used needs no contrast', () => {
  expect(missingPairs([drawn({ isDisabled: true })], [])).toEqual([]);
});
