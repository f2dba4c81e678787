import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  // No test here changes what all share: two workers for all of them take a third less than one for each.
  test: {
    environment: 'node',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/long/**'],
    setupFiles: ['../../vitest.properties.ts'],
    globalSetup: ['test/database-server.ts'],
    maxWorkers: availableParallelism(),
  },
});
