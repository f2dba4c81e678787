import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

/** Slow tests, left out of the usual run. `npx node tools/vitest.ts apps/platform --config vitest.long.config.ts` */
export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['test/database-server.ts'],
    maxWorkers: 1,
  },
});
