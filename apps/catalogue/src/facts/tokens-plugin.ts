import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readThemes, readThemesAsWritten } from '@kipenga/ui/tokens/read-themes';
import type { Plugin } from 'vite';
import { designTokens } from './design-tokens.ts';
import { ui } from './places.ts';

/** The files of tokens for other tools, by their addresses in the catalogue. */
const FILES = {
  'kipenga-tokens.json': () => JSON.stringify(designTokens(readThemes(), readThemesAsWritten()), null, 2),
  'kipenga-tokens.css': () =>
    ['base', 'meaning', 'components']
      .map((name) => readFileSync(path.join(ui, `src/tokens/${name}.css`), 'utf8'))
      .join('\n'),
} as const;

/** Fills `themes.ts` in with every theme's tokens, and makes the files of tokens, when the catalogue starts or is built. */
export const tokensPlugin = (): Plugin => ({
  name: 'kipenga:tokens',
  enforce: 'pre',
  load: {
    filter: { id: /catalogue\/src\/facts\/themes\.ts$/ },
    handler: () => ({ code: `export const themes = ${JSON.stringify(readThemes())};`, moduleType: 'js' }),
  },
  configureServer({ middlewares }) {
    for (const [name, content] of Object.entries(FILES))
      middlewares.use(`/${name}`, (_, response) => void response.end(content()));
  },
  generateBundle() {
    for (const [fileName, content] of Object.entries(FILES))
      this.emitFile({ type: 'asset', fileName, source: content() });
  },
});
