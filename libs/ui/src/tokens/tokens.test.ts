import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readThemes } from './read-themes.ts';

const src = join(import.meta.dirname, '..');
const sheets = globSync('**/*.module.css', { cwd: src }).map((file) => ({
  file,
  css: readFileSync(join(src, file), 'utf8'),
}));

describe('stylesheets', () => {
  test('there are some', () => expect(sheets.length).toBeGreaterThan(30));

  test.each(sheets)('$file has no colour of its own and stands in the components layer', ({ css }) => {
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i);
    // A late part's sheet may load before the tokens, so each sheet must declare the order of the layers.
    expect(css).toMatch(
      /^@layer reset, tokens, base, components, screens, utilities;\n+@layer components \{/,
    );
  });

  // One drawing, with its pairs of text and background, thus covers every theme, brand and contrast.
  test.each(sheets)(
    '$file knows of no theme, brand or contrast: they only give tokens other values',
    ({ css }) =>
      expect(css).not.toMatch(/data-(?:theme|brand|contrast)|prefers-(?:color-scheme|contrast)|light-dark\(/),
  );

  test.each(sheets)('$file uses only tokens that exist', ({ css }) => {
    const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const tokens = ['base', 'meaning', 'components']
      .map((file) => readFileSync(join(src, 'tokens', `${file}.css`), 'utf8'))
      .join('');
    const unknown = [...css.matchAll(/var\((--[\w-]+)([,)])/g)]
      .filter(([, name = '', end]) => end === ')' && !own.has(name) && !tokens.includes(`${name}:`))
      .map(([, name]) => name);
    expect(unknown).toEqual([]);
  });
});

test('dark by the device and dark by choice are the same', () => {
  const themes = readThemes();
  expect(themes['dark by device']).toEqual(themes.dark);
});
