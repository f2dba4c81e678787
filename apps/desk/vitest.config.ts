import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin()],
  test: {
    environment: 'jsdom',
    setupFiles: ['../../libs/ui/src/testing/set-up.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
  },
});
