import { expect, test, vi } from 'vitest';
import { pressKey, type KeypadKey } from './press-key.ts';

const after = (text: string, selected: readonly [number, number], keys: readonly KeypadKey[]): string => {
  const field = Object.assign(document.createElement('input'), { value: text });
  field.setSelectionRange(...selected);
  keys.forEach((key) => pressKey(field, key));
  return field.value;
};

test.each([
  ['a digit at the end', '49', [2, 2], ['5'], '495'],
  ['the first digit over what is selected', '49', [0, 2], ['1', '00'], '100'],
  ['in the middle, where the caret is', '150', [1, 1], ['2', '3'], '12350'],
  ['a digit taken away', '150', [3, 3], ['backspace'], '15'],
  ['all that is selected taken away', '150', [0, 3], ['backspace'], ''],
  ['nothing left to take away', '', [0, 0], ['backspace'], ''],
  ['no nought to begin with', '', [0, 0], ['0', '00', '5', '0'], '50'],
  ['a nought over everything empties it', '49', [0, 2], ['0'], ''],
  ['no more than seven digits', '1234567', [7, 7], ['8'], '1234567'],
  ['two noughts where one would fit: neither', '123456', [6, 6], ['00'], '123456'],
] as const)('%s', (_, text, selected, keys, expected) => expect(after(text, selected, keys)).toBe(expected));

test('the field tells its owner, and the caret stays where the next key writes', () => {
  const field = Object.assign(document.createElement('input'), { value: '150' });
  const heard = vi.fn();
  field.addEventListener('input', heard);
  field.setSelectionRange(1, 1);
  pressKey(field, '9');
  expect([field.value, field.selectionStart]).toEqual(['1950', 2]);
  expect(heard).toHaveBeenCalledOnce();
});
