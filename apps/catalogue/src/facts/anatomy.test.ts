import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readThemes } from '@kipenga/ui/tokens/read-themes';
import { drawnPart } from '../docs/anatomy-parts.ts';
import { drawnTokens } from './drawn-tokens.ts';
import { readComponents } from './read-components.ts';
import { readNotes } from './read-notes.ts';
import { ui } from './places.ts';

const tokens = new Set(Object.keys(readThemes().light));
const styles = globSync('src/**/*.css', { cwd: ui })
  .map((file) => readFileSync(path.join(ui, file), 'utf8'))
  .join('\n');
const drawn = [...(await readNotes())].flatMap(([name, { anatomy = [] }]) =>
  anatomy.map((line) => ({ name, at: typeof line === 'string' ? '' : (line.at ?? ''), ...drawnPart(line) })),
);

/** The marks are drawn by one file and have no page of their own. */
const files = new Map([
  ...readComponents().map(({ name, file }) => [name, file] as const),
  ['Logo', 'src/icons/Logo.tsx'],
  ['Whistle', 'src/icons/Logo.tsx'],
]);
const tokensOf = (name: string): ReadonlySet<string> => drawnTokens(path.join(ui, files.get(name) ?? ''));

/** Of a line of a component's anatomy the tokens that neither it nor a component named in the line is drawn with. */
const unused = (name: string, { text, tokens: named }: ReturnType<typeof drawnPart>): readonly string[] => {
  if (named.length === 0) return [];
  const parts = (text.match(/\b[A-Z]\w+/g) ?? []).filter((word) => files.has(word));
  const used = new Set([name, ...parts].flatMap((part) => [...tokensOf(part)]));
  return named.filter((token) => !used.has(token));
};

describe('the anatomy of the components', () => {
  test('names tokens that are there', () =>
    expect(
      drawn.flatMap(({ name, tokens: named }) =>
        named.filter((token) => !tokens.has(token)).map((token) => `${name}: --${token}`),
      ),
    ).toEqual([]));

  test('names tokens that the component, or one named beside them, is drawn with', () =>
    expect(
      drawn.flatMap((line) =>
        unused(line.name, line).map((token) => `${line.name}, ${line.text}: --${token}`),
      ),
    ).toEqual([]));

  test('finds a token that is there and is not used', () => {
    const line = (text: string) => unused('JackpotCard', drawnPart({ part: text, tokens: ['--on-gold'] }));
    expect(line('link')).toEqual(['on-gold']);
    expect(line('link, a ButtonLink')).toEqual([]);
  });

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
