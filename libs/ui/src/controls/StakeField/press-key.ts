/** Keys that write digits; `00` writes two. */
export const DIGIT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const;

/** A key of the keypad that changes the amount. */
export type KeypadKey = (typeof DIGIT_KEYS)[number] | 'backspace';

/** Most digits of a stake. */
const LONGEST = 7;

/**
 * Writes into a field like a keyboard: at the caret, or in place of the selection. An amount never starts with 0 and has at most
 * seven digits. The field's owner is notified by an `input` event.
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
