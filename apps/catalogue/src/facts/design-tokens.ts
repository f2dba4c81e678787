import type { Theme } from '@kipenga/ui/tokens/read-themes';

/** A plain value, the name of another token, or a list: of faces, of the points of a curve. */
type Part = string | number | readonly (string | number)[];

interface DesignToken {
  readonly $type:
    | 'color'
    | 'dimension'
    | 'duration'
    | 'number'
    | 'fontFamily'
    | 'fontWeight'
    | 'typography'
    | 'cubicBezier';
  readonly $value: Part | Readonly<Record<string, Part>>;
}

/** A font as the stylesheets write it: `650 min(1.625rem, 11.5vw)/1.1539 var(--font-digits)`. */
const FONT =
  /^(?:(?<weight>var\(--[\w-]+\)|\d+) )?(?:min\()?(?<size>var\(--[\w-]+\)|[\d.]+rem)[^/]*\/(?<lineHeight>[\d.]+) (?<family>.+)$/;

/** The parts of a list between commas, without their quotes. */
const listed = (value: string): readonly string[] =>
  value.split(',').map((part) => part.trim().replaceAll("'", ''));

/** A plain value with its kind; null for one that has none in the interchange form, such as a sum. */
function tokenOf(name: string, value: string): DesignToken | null {
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: listed(value) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (/^#[\da-f]{3,8}$/i.test(value)) return { $type: 'color', $value: value };
  if (/^[\d.]+(?:px|rem)$/.test(value)) return { $type: 'dimension', $value: value };
  if (/^[\d.]+m?s$/.test(value)) return { $type: 'duration', $value: value };
  const curve = /^cubic-bezier\((?<points>.+)\)$/.exec(value)?.groups?.['points'];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: listed(curve).map(Number) };
  return /^-?[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : null;
}

/** The token of this theme that a value is, `{light.chokaa-50}`; null for a value that is not one other token. */
function aliasIn(theme: string, written: string): string | null {
  const name = /^var\(--([\w-]+)\)$/.exec(written)?.[1];
  return name === undefined ? null : `{${theme}.${name}}`;
}

/** A font with its size; one that shrinks on small screens is exported at its full size. Null for what is no font. */
function typographyOf(theme: string, written: string): DesignToken | null {
  const font = FONT.exec(written)?.groups;
  if (font === undefined) return null;
  const { weight = '400', size = '', lineHeight, family = '' } = font;
  return {
    $type: 'typography',
    $value: {
      fontFamily: aliasIn(theme, family) ?? listed(family),
      fontSize: aliasIn(theme, size) ?? size,
      fontWeight: aliasIn(theme, weight) ?? Number(weight),
      letterSpacing: '0px',
      lineHeight: Number(lineHeight),
    },
  };
}

/**
 * Themes in the format of the Design Tokens Community Group, for drawing tools. A token that refers to another in the stylesheets refers to it here too
 * (`{light.chokaa-50}`), so that a change of the paint changes all its uses. Values without a type in that format are left out.
 */
export function designTokens(
  themes: Readonly<Record<string, Theme>>,
  asWritten: Readonly<Record<string, Theme>>,
): Readonly<Record<string, Readonly<Record<string, DesignToken>>>> {
  const exported = (theme: string, name: string, value: string): DesignToken | null => {
    const written = asWritten[theme]?.[name] ?? value;
    const plain = typographyOf(theme, written) ?? tokenOf(name, value);
    return plain && { ...plain, $value: aliasIn(theme, written) ?? plain.$value };
  };
  return Object.fromEntries(
    Object.entries(themes).map(([theme, tokens]) => [
      theme,
      Object.fromEntries(
        Object.entries(tokens).flatMap(([name, value]) => {
          const token = exported(theme, name, value);
          return token === null ? [] : [[name, token] as const];
        }),
      ),
    ]),
  );
}
