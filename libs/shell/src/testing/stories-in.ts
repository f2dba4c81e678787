import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The stories of a folder as they are written, and whether one of them visits an address. */
export function storiesIn(folder: string): {
  readonly text: string;
  readonly visit: (address: string) => boolean;
} {
  const text = globSync('**/*.stories.tsx', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  return {
    text,
    visit: (address) => new RegExp(`\\bat(?:: | = )['"\`]${address}(?:['"\`]|\\?)`).test(text),
  };
}
