import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readThemes } from '../../src/tokens/read-themes.ts';
import { drawnPart } from '../docs/anatomy-parts.ts';
import { readNotes } from './read-notes.ts';

const ui = path.join(import.meta.dirname, '../..');
const tokens = new Set(Object.keys(readThemes().light));
const styles = globSync('src/**/*.css', { cwd: ui })
  .map((file) => readFileSync(path.join(ui, file), 'utf8'))
  .join('\n');
const drawn = [...(await readNotes())].flatMap(([name, { anatomy = [] }]) =>
  anatomy.map((line) => ({ name, at: typeof line === 'string' ? '' : (line.at ?? ''), ...drawnPart(line) })),
);

describe('the anatomy of the components', () => {
  test('names tokens that are there', () =>
    expect(
      drawn.flatMap(({ name, tokens: named }) =>
        named.filter((token) => !tokens.has(token)).map((token) => `${name}: --${token}`),
      ),
    ).toEqual([]));

  test('points at classes that are there', () =>
    expect(
      drawn.flatMap(({ name, at }) =>
        [...at.matchAll(/\.(?<part>[a-zA-Z]\w*)/g)]
          .map(({ groups }) => groups?.['part'] ?? '')
          .filter((part) => !new RegExp(`\\.${part}\\b`).test(styles))
          .map((part) => `${name}: .${part}`),
      ),
    ).toEqual([]));

  test('is pointed out on the parts a designer meets first', () =>
    expect(
      new Set(drawn.filter(({ selector }) => selector !== null).map(({ name }) => name)).size,
    ).toBeGreaterThanOrEqual(15));
});
