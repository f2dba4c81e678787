import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/long/**'],
    setupFiles: ['../../vitest.properties.ts'],
    globalSetup: ['test/database-server.ts'],
    maxWorkers: availableParallelism(),
  },
});
