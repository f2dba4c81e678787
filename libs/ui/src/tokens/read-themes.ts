import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Themes of a page. Dark by the device's setting and dark by the visitor's choice are both listed and must agree. */
export type ThemeName =
  | 'light'
  | 'dark'
  | 'dark by device'
  | 'casino'
  | 'light, more contrast'
  | 'dark, more contrast'
  | 'light by device, more contrast'
  | 'dark by device, more contrast'
  | 'second brand'
  | 'second brand, dark'
  | 'second brand, casino'
  | 'second brand, more contrast';

/** Tokens of one theme, resolved to hex unless stated otherwise. */
export type Theme = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Returns the declarations of all rules with exactly this selector, in order, at any nesting. */
function declarationsOf(css: string, selector: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (head.replace(/\/\*[^]*?\*\//g, '').trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      found[name] = value.trim();
  }
  if (Object.keys(found).length === 0) throw new Error(`No rule for ${selector}`);
  return found;
}

/** Removes all media blocks from a stylesheet. */
const withoutMedia = (css: string): string => css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Returns the rules of one media block of a stylesheet. Throws if it has none. */
function within(css: string, media: string): string {
  const from = css.indexOf(`@media ${media} {`);
  const block = /^[^{]*\{(?<rules>(?:[^{}]*\{[^{}]*\})*)/.exec(from === -1 ? '' : css.slice(from));
  if (block === null) throw new Error(`Nothing for ${media}`);
  return block.groups?.['rules'] ?? '';
}

function resolved(tokens: Readonly<Record<string, string>>): Theme {
  const valueOf = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => valueOf(tokens[name] ?? ''));
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, valueOf(value)]));
}

/** The declarations of the stylesheets by condition, and those without a condition as `base`. */
function readRules() {
  const everywhere = read('./meaning.css');
  const meaning = withoutMedia(everywhere);
  const asked = (selector: string) => declarationsOf(meaning, selector);
  const byDevice = (media: string, selector: string) => declarationsOf(within(everywhere, media), selector);
  const unasked = ':root:not([data-theme])';
  return {
    base: {
      ...declarationsOf(withoutMedia(read('./base.css')), ':root'),
      ...declarationsOf(read('./components.css'), ':root'),
      ...asked(':root'),
    },
    dark: asked(":root[data-theme='dark']"),
    casino: asked(":root[data-theme='casino']"),
    more: asked(":root[data-contrast='more']:not([data-theme='dark'], [data-theme='casino'])"),
    moreDark: asked(":root[data-contrast='more'][data-theme='dark']"),
    darkByDevice: byDevice('(prefers-color-scheme: dark)', unasked),
    moreByDevice: byDevice(
      '(prefers-contrast: more)',
      ":root:not([data-theme='dark'], [data-theme='casino'])",
    ),
    moreDarkByDevice: byDevice('(prefers-contrast: more) and (prefers-color-scheme: dark)', unasked),
    brand: declarationsOf(read('./ziwa.css'), ":root[data-brand='ziwa']"),
  };
}

/** Every theme, read from the stylesheets. */
export const readThemes = (): Readonly<Record<ThemeName, Theme>> =>
  Object.fromEntries(
    Object.entries(readThemesAsWritten()).map(([name, tokens]) => [name, resolved(tokens)]),
  ) as Record<ThemeName, Theme>;

/** Every theme with the token values as written in the stylesheets, mostly references such as `var(--chokaa-50)`. */
export function readThemesAsWritten(): Readonly<Record<ThemeName, Theme>> {
  const { base, dark, casino, more, moreDark, brand, ...device } = readRules();
  const { darkByDevice, moreByDevice, moreDarkByDevice } = device;
  const theme = (...rules: readonly Theme[]) => Object.assign({}, base, ...rules) as Theme;
  return {
    light: theme(),
    dark: theme(dark),
    'dark by device': theme(darkByDevice),
    casino: theme(casino),
    'light, more contrast': theme(more),
    'dark, more contrast': theme(dark, moreDark),
    'light by device, more contrast': theme(moreByDevice),
    // A page without a chosen theme gets both rules for more contrast, the dark one last.
    'dark by device, more contrast': theme(darkByDevice, moreByDevice, moreDarkByDevice),
    'second brand': theme(brand),
    'second brand, dark': theme(dark, brand),
    'second brand, casino': theme(casino, brand),
    'second brand, more contrast': theme(moreByDevice, brand),
  };
}

/** Names of the colour tokens with a purpose, without the raw colours they refer to. */
export function colourTokens(): readonly string[] {
  const named = {
    ...declarationsOf(read('./components.css'), ':root'),
    ...declarationsOf(withoutMedia(read('./meaning.css')), ':root'),
  };
  const { light } = readThemes();
  return Object.keys(named).filter((name) => /^(?:#|rgb)/.test(light[name] ?? ''));
}
