import type { Wording, WordingValue } from './reason-words.ts';

/** Writes a text in one language, from its id and its values. */
export type WriteText = (id: string, values: Record<string, string | number>) => string;

/** Writes a text with the given writer; lists among its values are joined by commas. */
export function readWording(write: WriteText, { id, values }: Wording): string {
  const read: Record<string, string | number> = {};
  for (const name in values) read[name] = readValue(write, values[name]!);
  return write(id, read);
}

const readValue = (write: WriteText, value: WordingValue): string | number =>
  typeof value === 'object'
    ? value.map((one) => (typeof one === 'string' ? one : readWording(write, one))).join(', ')
    : value;
