// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { withWords } from '../testing/with-words.ts';
import type { SaidLine } from './said-line.ts';

let Line: typeof SaidLine;

beforeAll(async () => {
  withWords({});
  Line = (await import('./said-line.ts')).SaidLine;
});

const stateOf = ({ element, text }: SaidLine) => [element.querySelector('span')?.hidden === false, text];

test('what was said in a round is named as the last one’s under the next, and is gone with the one after it', () => {
  const line = new Line();
  line.roundBegan();
  expect(stateOf(line)).toEqual([false, '']);
  line.say('First Karafuu.');
  expect(stateOf(line)).toEqual([false, 'First Karafuu.']);
  line.roundBegan();
  expect(stateOf(line)).toEqual([true, 'First Karafuu.']);
  line.roundBegan();
  expect(stateOf(line)).toEqual([false, '']);
});

test('what is said in a round is of that round', () => {
  const line = new Line();
  line.say('First Karafuu.');
  line.roundBegan();
  line.say('KES 50.00 staked.');
  expect(stateOf(line)).toEqual([false, 'KES 50.00 staked.']);
});
