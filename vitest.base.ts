import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { limitMs, longestWaitMs } from './time-limits.ts';

/** What every project's test run has in common; a project's `vitest.config.ts` merges its own on top. */
export const vitestBase = defineConfig({
  resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: {
      conditions: ['@kipenga/source', 'module', 'node', 'development|production'],
      externalConditions: ['@kipenga/source'],
    },
  },
  test: {
    pool: 'threads',
    testTimeout: limitMs(300_000),
    hookTimeout: limitMs(300_000),
    teardownTimeout: limitMs(30_000),
    expect: { poll: { timeout: longestWaitMs() } },
    setupFiles: [path.join(import.meta.dirname, 'vitest.limits.ts')],
  },
});
