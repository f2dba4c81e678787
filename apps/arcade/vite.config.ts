import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressPlugin } from '../../tools/vite/precompress-plugin.ts';

const pages = join(import.meta.dirname, 'src/pages');

/** The games' pages: one for each engine, and the one that verifies rounds. Served by the arcade, which fills in the words. */
export default defineConfig({
  root: pages,
  base: '/',
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite/arcade'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [precompressPlugin()],
  resolve: { conditions: ['@kipenga/source', ...defaultClientConditions] },
  build: {
    outDir: join(import.meta.dirname, '../../dist/arcade'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Chrome 106 is the last browser of Android 6, Safari 15.4 the first with what the styles use.
    target: ['chrome106', 'safari15.4', 'firefox115'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ['crash', 'balls', 'reels', 'fair'].map((name) => [name, join(pages, `${name}.html`)]),
      ),
    },
  },
});
