import type { Theme } from '@kipenga/ui/tokens/read-themes';

interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'other';
  readonly $value: string;
}

function typeOf(value: string): DesignToken['$type'] {
  if (/^#[\da-f]{3,8}$/i.test(value)) return 'color';
  if (/^[\d.]+(?:px|rem)$/.test(value)) return 'dimension';
  return /^[\d.]+m?s$/.test(value) ? 'duration' : 'other';
}

/** Themes in the interchange form of the Design Tokens Community Group: a tool for drawing can read it. */
export const designTokens = (
  themes: Readonly<Record<string, Theme>>,
): Readonly<Record<string, Readonly<Record<string, DesignToken>>>> =>
  Object.fromEntries(
    Object.entries(themes).map(([theme, tokens]) => [
      theme,
      Object.fromEntries(
        Object.entries(tokens).map(([name, value]) => [name, { $type: typeOf(value), $value: value }]),
      ),
    ]),
  );
