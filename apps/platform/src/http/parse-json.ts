import { isUtf8 } from 'node:buffer';
import { ok, refuse, type Result } from '@kipenga/betting-core';

/** A text no table can hold: with a NUL, or half of a character (D76). */
const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const UNKEEPABLE = 'It holds characters that are none.';

/** The text of a body; a refusal in words when no table can hold it. */
export const readText = (bytes: Buffer): Result<string, string> => {
  const text = bytes.toString();
  return isUtf8(bytes) && !isUnkeepable(text) ? ok(text) : refuse(UNKEEPABLE);
};

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every object and list of a parsed value. In a loop, since JSON may be nested deeper than calls can be. */
const containersOf = (root: unknown): readonly object[] => {
  const found: object[] = isContainer(root) ? [root] : [];
  for (const one of found) for (const value of Object.values(one)) if (isContainer(value)) found.push(value);
  return found;
};

const countFields = (containers: readonly object[]): number =>
  containers.reduce((sum, one) => sum + (Array.isArray(one) ? 0 : Object.keys(one).length), 0);

/** In names and in values. */
const holdUnkeepable = (containers: readonly object[]): boolean =>
  containers.some((one) =>
    Object.entries(one).some(
      ([name, value]) => isUnkeepable(name) || (typeof value === 'string' && isUnkeepable(value)),
    ),
  );

/** Skips strings, so that a colon inside one does not count. */
const STRING_OR_COLON = /"(?:[^"\\]|\\.)*"|:/g;

/** The fields a JSON text writes: each has one colon. Only for a text that could be parsed. */
const countColons = (json: string): number => {
  let colons = 0;
  for (const [found] of json.matchAll(STRING_OR_COLON)) if (found === ':') colons += 1;
  return colons;
};

const parsed = (json: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(json));
  } catch {
    return refuse('It is not JSON.');
  }
};

/**
 * The JSON of a body, or in words why we do not take it. A field that stands twice is refused: one reader
 * takes the last, another the first, and they would see two requests.
 */
export const parseJson = (bytes: Buffer): Result<unknown, string> => {
  const text = readText(bytes);
  if (!text.ok) return text;
  const json = parsed(text.value);
  if (!json.ok) return json;
  const containers = containersOf(json.value);
  // Only an escape can hide such a character in JSON: without one there is nothing to look for.
  if (text.value.includes('\\u') && holdUnkeepable(containers)) return refuse(UNKEEPABLE);
  return countFields(containers) === countColons(text.value) ? json : refuse('A field stands twice in it.');
};
