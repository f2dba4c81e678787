import type { Theme } from '@kipenga/ui/tokens/read-themes';

interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'number';
  readonly $value: string | number;
}

/** The kind of a plain value; null for one that no kind of the interchange form is: a font with its size, a shadow. */
function kindOf(value: string): DesignToken['$type'] | null {
  if (/^#[\da-f]{3,8}$/i.test(value)) return 'color';
  if (/^[\d.]+(?:px|rem)$/.test(value)) return 'dimension';
  if (/^[\d.]+m?s$/.test(value)) return 'duration';
  return /^-?[\d.]+$/.test(value) ? 'number' : null;
}

/**
 * Themes in the format of the Design Tokens Community Group, for drawing tools. A token that refers to another in the stylesheets refers to it here too
 * (`{light.chokaa-50}`), so that a change of the paint changes all its uses. Values without a type in that format are left out.
 */
export function designTokens(
  themes: Readonly<Record<string, Theme>>,
  asWritten: Readonly<Record<string, Theme>>,
): Readonly<Record<string, Readonly<Record<string, DesignToken>>>> {
  const tokenOf = (
    theme: string,
    name: string,
    value: string,
  ): readonly (readonly [string, DesignToken])[] => {
    const $type = kindOf(value);
    if ($type === null) return [];
    const alias = /^var\(--([\w-]+)\)$/.exec(asWritten[theme]?.[name] ?? '')?.[1];
    const plain = $type === 'number' ? Number(value) : value;
    return [[name, { $type, $value: alias === undefined ? plain : `{${theme}.${alias}}` }]];
  };
  return Object.fromEntries(
    Object.entries(themes).map(([theme, tokens]) => [
      theme,
      Object.fromEntries(Object.entries(tokens).flatMap(([name, value]) => tokenOf(theme, name, value))),
    ]),
  );
}
