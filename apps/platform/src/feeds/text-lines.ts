import type { FeedFault } from './fault.ts';

/** A file as lines of text. */
export interface TextLines {
  readonly lines: readonly string[];
  readonly faults: readonly FeedFault[];
}

const BOM = [0xef, 0xbb, 0xbf];
const NEW_LINE = 0x0a;

/** Each line is UTF-8, or else what Windows wrote: a file may hold both. Marks, CRLF and last empty lines are taken off. */
export function textLines(bytes: Uint8Array): TextLines {
  const faults: FeedFault[] = [];
  const hasMark = BOM.every((byte, at) => bytes[at] === byte);
  if (hasMark)
    faults.push({
      line: 1,
      isLeftOut: false,
      words: 'the file begins with a byte-order mark, which is passed over',
    });
  const lines = splitBytes(hasMark ? bytes.subarray(BOM.length) : bytes).map((line, at) => {
    const text = utf8(line);
    if (text === null)
      faults.push({ line: at + 1, isLeftOut: false, words: 'not UTF-8, read as windows-1252' });
    return (text ?? new TextDecoder('windows-1252').decode(line)).replace(/\r$/, '');
  });
  while (lines.at(-1) === '') lines.pop();
  return { lines, faults };
}

function splitBytes(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from <= bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, from);
    lines.push(bytes.subarray(from, end < 0 ? bytes.length : end));
    from = end < 0 ? bytes.length + 1 : end + 1;
  }
  return lines;
}

function utf8(line: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
  } catch {
    return null;
  }
}
