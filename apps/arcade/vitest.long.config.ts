import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

/** Slow tests, not part of the usual run: `npx node tools/vitest.ts apps/arcade --config vitest.long.config.ts` */
export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: { environment: 'node', include: ['test/long/**/*.test.ts'], testTimeout: 600_000 },
});
