import { cents, type Cents } from '@kipenga/betting-core';

/** The JSON of a text; undefined where it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What stands in a JSON value at a path; undefined where nothing does. */
export const valueAt = (json: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
    json,
  );

/** Tokens are the longest. */
const LONGEST_TEXT = 2_048;

/** A short text, or a number as text, which Daraja takes for one another; null where there is none. */
export const textAt = (json: unknown, ...path: readonly string[]): string | null => {
  const value = valueAt(json, ...path);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' && text.length <= LONGEST_TEXT && !text.includes('\0')
    ? text
    : null;
};

/** What a list of names and values, or a single one, says of a name: `Name` and `Value`, or `Key` and `Value`. */
export const listedText = (list: unknown, name: string): string | null => {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [list];
  const found = entries.find((one) => (textAt(one, 'Name') ?? textAt(one, 'Key')) === name);
  return textAt(found, 'Value');
};

/** An amount in shillings; null for what is none. */
export const amountIn = (text: string | null): Cents | null =>
  text !== null && /^\d{1,9}(?:\.\d{1,2}0*)?$/.test(text) ? cents(Math.round(Number(text) * 100)) : null;
