import { cents, type Cents } from '@kipenga/betting-core';

/** Parses JSON; undefined if the text is not JSON. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Value at a path of a JSON value; undefined if there is none. */
export const valueAt = (json: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
    json,
  );

/** Tokens are the longest texts. */
const LONGEST_TEXT = 2_048;

/** Short text at a path, or a number as text, since Daraja mixes the two; null if there is neither. */
export const textAt = (json: unknown, ...path: readonly string[]): string | null => {
  const value = valueAt(json, ...path);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_TEXT && !text.includes('\0')
    ? text
    : null;
};

/** Value of a name in a list of `Name` and `Value`, or `Key` and `Value`, entries. A single entry counts as a list. */
export const listedText = (list: unknown, name: string): string | null => {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [list];
  const found = entries.find((one) => (textAt(one, 'Name') ?? textAt(one, 'Key')) === name);
  return textAt(found, 'Value');
};

/** Parses an amount in shillings; null if it is none. */
export const amountIn = (text: string | null): Cents | null =>
  text !== null && /^\d{1,9}(?:\.\d{1,2}0*)?$/.test(text) ? cents(Math.round(Number(text) * 100)) : null;
