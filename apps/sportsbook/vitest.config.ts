import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { besideAlone, vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin()],
  test: {
    environment: 'jsdom',
    setupFiles: ['../../libs/ui/src/testing/set-up.ts'],
    projects: besideAlone([
      'src/App.test.tsx',
      'src/after-hydration.test.ts',
      'src/features/match-list/match-days.test.tsx',
      'src/features/static-pages/static-text.test.tsx',
    ]),
  },
});
