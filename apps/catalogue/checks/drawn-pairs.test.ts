// @vitest-environment node
import { expect, test } from 'vitest';
import { missingPairs, type DrawnPair } from './drawn-pairs.ts';

const drawn = (changes: Partial<DrawnPair> = {}): DrawnPair => ({
  inks: ['text'],
  grounds: ['page'],
  colours: 'rgb(0, 0, 0) on rgb(255, 255, 255)',
  isLarge: false,
  isDisabled: false,
  where: "p.lead 'Every part'",
  ...changes,
});

test('a drawn pair that is listed is not missing', () => {
  expect(missingPairs([drawn()], [['text', 'page', 7]])).toEqual([]);
});

test('one that is listed under any of its names is not missing', () => {
  const shared = drawn({ inks: ['tile-3', 'info'], grounds: ['bar', 'info-tint'] });
  expect(missingPairs([shared], [['info', 'info-tint', 4.5]])).toEqual([]);
  expect(missingPairs([shared], [['info-tint', 'info', 4.5]])).toHaveLength(1);
});

test('one that is listed for signs only is missing as text, but not as large text', () => {
  const signs = [['text', 'page', 3]] as const;
  expect(missingPairs([drawn()], signs)).toEqual([
    "text on page (rgb(0, 0, 0) on rgb(255, 255, 255)): p.lead 'Every part'",
  ]);
  expect(missingPairs([drawn({ isLarge: true })], signs)).toEqual([]);
});

test('a colour of no token is missing, and so is what lies on a picture', () => {
  const pairs = [['text', 'page', 7]] as const;
  expect(missingPairs([drawn({ inks: [] }), drawn({ grounds: ['picture'] })], pairs)).toHaveLength(2);
  expect(missingPairs([drawn({ grounds: ['picture'] })], [['text', 'picture', 4.5]])).toEqual([]);
});

test('what cannot be used needs no contrast', () => {
  expect(missingPairs([drawn({ isDisabled: true })], [])).toEqual([]);
});
