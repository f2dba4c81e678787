import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vitest/config';
import { wordsPlugin } from '../../tools/vite/words-plugin.ts';
import { besideAlone, vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin()],
  test: {
    environment: 'jsdom',
    setupFiles: ['../ui/src/testing/set-up.ts'],
    projects: besideAlone(['src/frame/AppFrame.test.tsx', 'src/start/data-saver.test.ts']),
  },
});
