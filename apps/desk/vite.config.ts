import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressPlugin } from '../../tools/vite/precompress-plugin.ts';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { onePagePlugin, platformProxy } from '../vite.development.ts';

const root = import.meta.dirname;

/**
 * The desk: a separate build, so that a change for operators never changes a file cached on a bettor's phone. It also serves its development; its addresses begin
 * with /desk.
 */
export default defineConfig(({ command }) => ({
  root,
  base: '/desk/',
  publicDir: false,
  cacheDir: join(root, '../../node_modules/.vite/desk'),
  plugins: [
    ...(command === 'serve' ? [onePagePlugin('/desk/index.html')] : []),
    react(),
    wordsPlugin(),
    precompressPlugin(),
  ],
  resolve: { conditions: ['@kipenga/source', ...defaultClientConditions] },
  server: { proxy: platformProxy },
  build: {
    outDir: join(root, '../../dist/desk'),
    emptyOutDir: true,
    // A desk stands on a computer of the house, with a browser of this year or the last.
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
