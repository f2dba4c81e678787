import type { Wording, WordingValue } from './reason-words.ts';

/** Writes a text out in one language, by its id and the values it names. */
export type WriteText = (id: string, values: Record<string, string | number>) => string;

/** What is to be said, as a language writes its texts; a list within it is read with commas. */
export function readWording(write: WriteText, { id, values }: Wording): string {
  const read: Record<string, string | number> = {};
  for (const name in values) read[name] = readValue(write, values[name]!);
  return write(id, read);
}

const readValue = (write: WriteText, value: WordingValue): string | number =>
  typeof value === 'object'
    ? value.map((one) => (typeof one === 'string' ? one : readWording(write, one))).join(', ')
    : value;
