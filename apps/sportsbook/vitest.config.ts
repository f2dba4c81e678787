import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { partOfWordsPlugin } from '../part-of-words-plugin.ts';
import { vitestBase } from '../../vitest.base.ts';

/** Packages that import React are transformed too, so that all of a test finds the one React this project pins. */
const WITH_REACT = [/react-redux/, /react-router/, /@lingui/, /@testing-library\/react/, /@reduxjs/];

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin(), partOfWordsPlugin()],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: { environment: 'jsdom', setupFiles: ['src/test-set-up.ts'], include: ['src/**/*.test.{ts,tsx}'], server: { deps: { inline: WITH_REACT } } },
});
