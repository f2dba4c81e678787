import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page's themes. Dark by the device's setting and dark by the reader's choice are both here, and must
 * agree.
 */
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

/** The tokens of one theme, resolved down to hex. */
export type Theme = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The declarations of every rule with exactly this selector, in order, whatever it is nested in. */
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

/** A stylesheet as a usual device reads it: what it says for others only is left out. */
const withoutMedia = (css: string): string => css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** What a stylesheet says for devices with these wishes, and for no others. */
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

/** Every theme, read from the stylesheets themselves. */
export function readThemes(): Readonly<Record<ThemeName, Theme>> {
  const everywhere = read('./meaning.css');
  const meaning = withoutMedia(everywhere);
  const base = {
    ...declarationsOf(withoutMedia(read('./base.css')), ':root'),
    ...declarationsOf(read('./components.css'), ':root'),
    ...declarationsOf(meaning, ':root'),
  };
  const theme = (...selectors: readonly string[]): Theme =>
    resolved(Object.assign({}, base, ...selectors.map((selector) => declarationsOf(meaning, selector))));
  const brand = declarationsOf(read('./ziwa.css'), ":root[data-brand='ziwa']");
  const dark = declarationsOf(meaning, ":root[data-theme='dark']");
  const darkByDevice = declarationsOf(
    within(everywhere, '(prefers-color-scheme: dark)'),
    ':root:not([data-theme])',
  );
  const moreByDevice = declarationsOf(
    within(everywhere, '(prefers-contrast: more)'),
    ":root:not([data-theme='dark'], [data-theme='casino'])",
  );
  const moreDarkByDevice = declarationsOf(
    within(everywhere, '(prefers-contrast: more) and (prefers-color-scheme: dark)'),
    ':root:not([data-theme])',
  );
  return {
    light: theme(':root'),
    dark: theme(":root[data-theme='dark']"),
    'dark by device': resolved({ ...base, ...darkByDevice }),
    casino: theme(":root[data-theme='casino']"),
    'light, more contrast': theme(
      ":root[data-contrast='more']:not([data-theme='dark'], [data-theme='casino'])",
    ),
    'dark, more contrast': theme(
      ":root[data-theme='dark']",
      ":root[data-contrast='more'][data-theme='dark']",
    ),
    'light by device, more contrast': resolved({ ...base, ...moreByDevice }),
    // A page without a chosen theme takes both rules for more contrast, the dark one last.
    'dark by device, more contrast': resolved({
      ...base,
      ...darkByDevice,
      ...moreByDevice,
      ...moreDarkByDevice,
    }),
    'second brand': resolved({ ...base, ...brand }),
    'second brand, dark': resolved({ ...base, ...dark, ...brand }),
    'second brand, casino': resolved({
      ...base,
      ...declarationsOf(meaning, ":root[data-theme='casino']"),
      ...brand,
    }),
    'second brand, more contrast': resolved({ ...base, ...moreByDevice, ...brand }),
  };
}

/** The colours that have a meaning, by name: every token but the paints they are made of. */
export function colourTokens(): readonly string[] {
  const named = {
    ...declarationsOf(read('./components.css'), ':root'),
    ...declarationsOf(withoutMedia(read('./meaning.css')), ':root'),
  };
  const { light } = readThemes();
  return Object.keys(named).filter((name) => /^(?:#|rgb)/.test(light[name] ?? ''));
}
