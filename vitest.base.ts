import { defineConfig } from 'vitest/config';

/** What every project's test run has in common; a project's `vitest.config.ts` merges its own on top. */
export const vitestBase = defineConfig({
  resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: {
      conditions: ['@kipenga/source', 'module', 'node', 'development|production'],
      externalConditions: ['@kipenga/source'],
    },
  },
  test: { pool: 'threads', testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 30_000 },
});
