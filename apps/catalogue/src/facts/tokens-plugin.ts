import type { Plugin } from 'vite';
import { readThemes, readThemesAsWritten } from '@kipenga/ui/tokens/read-themes';

/** Fills `themes.ts` in with every theme's tokens, resolved and as written, when the catalogue starts or is built. */
export const tokensPlugin = (): Plugin => ({
  name: 'kipenga:tokens',
  enforce: 'pre',
  load: {
    filter: { id: /catalogue\/src\/facts\/themes\.ts$/ },
    handler: () => ({
      code: `export const themes = ${JSON.stringify(readThemes())}; export const asWritten = ${JSON.stringify(readThemesAsWritten())};`,
      moduleType: 'js',
    }),
  },
});
