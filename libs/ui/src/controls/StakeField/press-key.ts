/** The keys that write a digit, as they are read and drawn: `00` is two at once. */
export const DIGIT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;

/** A key of the stake's keypad that changes the amount. */
export type KeypadKey = (typeof DIGIT_KEYS)[number] | 'backspace';

/** More digits than any stake has. */
const LONGEST = 7;

/**
 * Writes into a field as a keyboard would: at its caret, or in place of what is selected. No amount begins with a nought, and none
 * grows beyond seven digits. The field tells its owner by an `input` event.
 */
export function pressKey(field: HTMLInputElement, key: KeypadKey): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? field.value.length;
  if (key === 'backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else {
    const digits = start === 0 && key.startsWith('0') ? '' : key;
    if (field.value.length - (end - start) + digits.length > LONGEST) return;
    field.setRangeText(digits, start, end, 'end');
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
