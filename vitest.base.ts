import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { limitMs, longestWaitMs } from './time-limits.ts';
import { throwawayFolder } from './tools/throwaway-folder.ts';

/** Tests and what they start keep their databases in it. */
process.env['TEST_FOLDER'] ??= throwawayFolder();

/** Settings of every project's tests; a project's `vitest.config.ts` merges its own on top. */
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

/**
 * Splits the test files of a front end in two: those named run each in a worker of its own, because they replace a module or count
 * on one that nothing has loaded yet; all others share workers, which saves them the making of a window and of every module.
 */
export const besideAlone = (alone: readonly string[]): TestProjectInlineConfiguration[] => [
  {
    extends: true,
    test: { name: 'shared', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: [...alone] },
  },
  { extends: true, test: { name: 'alone', include: [...alone] } },
];
