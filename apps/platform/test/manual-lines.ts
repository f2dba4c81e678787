import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The manual of the person who is called at night. */
const MANUAL = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** Its lines for a shell, block by block. */
export const MANUAL_BLOCKS = [...MANUAL.matchAll(/```bash\n(.*?)```/gs)].map(([, lines = '']) => lines);

/** The block with these words, its words replaced as told. @throws where there is none, or where one is not in it. */
export const manualBlock = (words: string, replaced: Readonly<Record<string, string>> = {}): string => {
  let block = MANUAL_BLOCKS.find((lines) => lines.includes(words));
  if (block === undefined) throw new Error(`the manual has no lines with ${words}`);
  for (const [from, to] of Object.entries(replaced)) {
    if (!block.includes(from)) throw new Error(`the manual's lines have no ${from}`);
    block = block.replaceAll(from, to);
  }
  return block;
};
