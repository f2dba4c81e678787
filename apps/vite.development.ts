import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { wordsPlugin } from '../tools/vite/words-plugin.ts';
import { earlyTapsPlugin } from '../tools/vite/standalone-scripts-plugin.ts';

const here = dirname(fileURLToPath(import.meta.url));
const platform = process.env['PLATFORM_URL'] ?? 'http://localhost:4200';

/** Serves the app's one page for every address without a file, as production does. */
export function onePagePlugin(page = '/index.html'): Plugin {
  return {
    name: 'kipenga:one-page',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
        if (/text\/html/.test(request.headers.accept ?? '') && !path.includes('.') && !path.startsWith('/@'))
          request.url = page;
        next();
      });
    },
  };
}

/** Paths that an app of `npm run dev` forwards to the platform. */
export const platformProxy = {
  '/host': platform,
  '/ws': { target: platform, ws: true },
  '/sandbox': platform,
  '/openapi.json': platform,
};

/** Config of one app with hot reload; calls go to the platform at PLATFORM_URL. */
export const developmentConfig = (root: string) =>
  defineConfig({
    root,
    cacheDir: join(here, '../node_modules/.vite', root.endsWith('casino') ? 'casino' : 'sportsbook'),
    plugins: [onePagePlugin(), react(), wordsPlugin(), earlyTapsPlugin()],
    resolve: { conditions: ['@kipenga/source', ...defaultClientConditions] },
    server: { proxy: platformProxy },
  });
