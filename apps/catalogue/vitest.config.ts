import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin()],
  test: {
    environment: 'jsdom',
    include: ['{checks,scripts,src}/**/*.test.ts'],
    // No test here changes what all share: one worker for them halves what the run costs.
    isolate: false,
    setupFiles: ['../../libs/ui/src/testing/set-up.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
