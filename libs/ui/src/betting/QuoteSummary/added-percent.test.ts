import { expect, test } from 'vitest';
import en from '../words/en.json';
import sw from '../words/sw.json';
import { addedPercent } from './added-percent.ts';

test.each([
  [1_000, '0%'],
  [1_050, '5%'],
  [1_102.5, '10.3%'],
  [1_340.096, '34%'],
])('%d thousandths add %s (D02)', (thousandths, text) => expect(`${addedPercent(thousandths)}%`).toBe(text));

test('the words write a percentage as the working does: without a space', () =>
  expect([...Object.values(en), ...Object.values(sw)].filter((text) => / %|asilimia/.test(text))).toEqual(
    [],
  ));
