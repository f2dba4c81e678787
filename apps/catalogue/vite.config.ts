import { defineConfig } from 'vite';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { componentsPlugin } from './src/facts/components-plugin.ts';
import { tokensPlugin } from './src/facts/tokens-plugin.ts';

/** Vite config that Storybook finds by itself and adds its own plugins to. */
export default defineConfig({
  plugins: [wordsPlugin(), componentsPlugin(), tokensPlugin()],
  resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
});
