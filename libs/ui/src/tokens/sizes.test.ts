import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Properties that use the scale: text, spacing and corners. Widths and heights are free. */
const SCALED =
  /^(?:font|font-size|(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|border(?:-[a-z-]+)?-radius)$/;

/**
 * Raw lengths. Allowed are 1 px for a hairline and 1 rem for the visitor's own text size; other lengths need a name, of a token or
 * of the sheet (`--lift: 14px`).
 */
const RAW = /(?<![\w-])-?(?!1px\b|1rem\b)\d*\.?\d+(?:px|r?em|[svd]?v[hw]|pt|ch)\b/g;

/** Returns the declarations of a sheet without comments and conditions of @media and @container. */
const declarationsOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => ({ property, value }),
  );

const rawSizesIn = (css: string): readonly string[] =>
  declarationsOf(css)
    .filter(({ property, value }) => SCALED.test(property) && (value.match(RAW) ?? []).length > 0)
    .map(({ property, value }) => `${property}: ${value}`);

describe('text, room and roundness come from the tokens', () => {
  const sheets = globSync('**/*.module.css', { cwd: src });

  test.each(sheets)('%s', (file) => expect(rawSizesIn(readFileSync(join(src, file), 'utf8'))).toEqual([]));

  test.each([
    ['.a { padding: 9px var(--edge); }', ['padding: 9px var(--edge)']],
    ['.a { color: red; margin-block: calc(1rem - 14px); }', ['margin-block: calc(1rem - 14px)']],
    ['.a { font: 600 0.75rem/1 var(--font-text); }', ['font: 600 0.75rem/1 var(--font-text)']],
    ['.a { border-top-left-radius: 2px; row-gap: .5em; }', ['border-top-left-radius: 2px', 'row-gap: .5em']],
    ['.a { margin: 0 auto; padding: 1px; gap: 1rem; font-size: 100%; width: 12px; }', []],
    ['.a { --lift: 14px; margin-top: calc(-1 * var(--lift)); }', []],
    ['@media (min-width: 480px) { .a { gap: var(--space-8); /* 8px */ } }', []],
  ])('%s', (css, expected) => expect(rawSizesIn(css)).toEqual(expected));
});
