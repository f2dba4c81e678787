import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** What is a matter of the scale: text, room, roundness. Width and height are a drawing's own. */
const SCALED =
  /^(?:font|font-size|(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|border(?:-[a-z-]+)?-radius)$/;

/** 1 px is a hairline and 1 rem the reader's own size; every other length has a name: a token's, or one its sheet gives it (`--lift: 14px`). */
const RAW = /(?<![\w-])-?(?!1px\b|1rem\b)\d*\.?\d+(?:px|r?em|[svd]?v[hw]|pt|ch)\b/g;

/** The declarations of a sheet, comments and the conditions of @media and @container left out. */
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
