import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  // No test here changes what all share: one worker for them halves what the run costs.
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../vitest.properties.ts'],
  },
});
