import { expect, test } from 'vitest';
import { stepped } from './stepped.ts';

test.each([
  ['49', 20, '69'],
  ['', 50, '50'],
  ['abc', 100, '100'],
  ['12.5', 500, '512.50'],
  ['49.50', 50, '99.50'],
  ['49.50', -50, '0'],
  ['1,000', 100, '1100'],
  ['1 000', 100, '1100'],
  [' 49 ', 10, '59'],
  ['49', -10, '39'],
  ['5', -10, '0'],
])('%j and %d make %s', (text, shillings, expected) => expect(stepped(text, shillings)).toBe(expected));
