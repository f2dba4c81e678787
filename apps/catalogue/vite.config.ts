import { defineConfig } from 'vite';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { componentsPlugin } from './src/facts/components-plugin.ts';
import { tokensPlugin } from './src/facts/tokens-plugin.ts';

/** What Storybook, which finds this file by itself, builds the stories with beside its own plugins. */
export default defineConfig({
  plugins: [wordsPlugin(), componentsPlugin(), tokensPlugin()],
  resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
});
