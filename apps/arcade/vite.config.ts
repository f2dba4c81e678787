import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressPlugin } from '../../tools/vite/precompress-plugin.ts';

const source = join(import.meta.dirname, 'src');

/** The scripts of the games' pages, one for each family, and of the page that verifies rounds. The arcade writes the pages around them. */
export default defineConfig({
  root: source,
  base: '/',
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite/arcade'),
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [precompressPlugin()],
  resolve: { conditions: ['@kipenga/source', ...defaultClientConditions] },
  build: {
    outDir: join(import.meta.dirname, '../../dist/arcade'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Chrome 106 is the last browser of Android 6, Safari 15.4 the first with what the styles use.
    target: ['chrome106', 'safari15.4', 'firefox115'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['pages/fair.ts', ...globSync('games/*/page.ts', { cwd: source })].map((file) =>
        join(source, file),
      ),
    },
  },
});
