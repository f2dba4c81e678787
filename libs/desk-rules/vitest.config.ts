import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    isolate: false,
    setupFiles: ['../../vitest.properties.ts'],
  },
});
