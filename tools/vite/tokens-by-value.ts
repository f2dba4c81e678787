import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../libs/ui/src/tokens');
const SHEETS = ['base.css', 'meaning.css', 'components.css'].map((sheet) => join(folder, sheet));

/** Tokens that a component overrides for its content, or that the server's markup uses by name. */
const STAY_NAMES: ReadonlySet<string> = new Set(['--focus-gap', '--page-width', '--layer-bars']);

const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /(?<name>--[\w-]+):\s*(?<value>[^;]+);/g;

/** The tokens that have one value in every theme, on every screen and for every reader. */
export function constantTokens(sheets: readonly string[]): ReadonlyMap<string, string> {
  const declared = sheets.flatMap((sheet) =>
    [...sheet.replace(COMMENT, '').matchAll(DECLARATION)].map(
      ({ groups }) => [groups?.['name'] ?? '', (groups?.['value'] ?? '').replace(/\s+/g, ' ')] as const,
    ),
  );
  const times = new Map<string, number>();
  for (const [name] of declared) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(declared.filter(([name]) => times.get(name) === 1 && !STAY_NAMES.has(name)));
}

/** A value with its constant tokens, and those within them, put in. */
export const withTokens = (value: string, tokens: ReadonlyMap<string, string>): string =>
  value.replace(/var\((?<name>--[\w-]+)(?:,[^()]*)?\)/g, (use, name: string) => {
    const constant = tokens.get(name);
    return constant === undefined ? use : withTokens(constant, tokens);
  });

interface Declaration {
  readonly prop: string;
  value: string;
  readonly source?: { readonly input: { readonly file?: string } };
  readonly remove: () => void;
}

interface Sheet {
  readonly walkDecls: (visit: (declaration: Declaration) => void) => void;
}

/**
 * A plugin of PostCSS. It puts constant tokens into the built styles by value: a phone looks a name up for every box that uses it, and the
 * first view has three hundred boxes. What differs by theme, width or wish stays a name.
 */
export function tokensByValue() {
  const tokens = constantTokens(SHEETS.map((sheet) => readFileSync(sheet, 'utf8')));
  return {
    postcssPlugin: 'kipenga:tokens-by-value',
    Once: (sheet: Sheet) => {
      sheet.walkDecls((declaration) => {
        declaration.value = withTokens(declaration.value, tokens);
        if (!tokens.has(declaration.prop)) return;
        const file = declaration.source?.input.file ?? '';
        if (!SHEETS.includes(file))
          throw new Error(
            `${file} sets ${declaration.prop}, which is built in by value: name it in STAY_NAMES.`,
          );
        declaration.remove();
      });
    },
  };
}
