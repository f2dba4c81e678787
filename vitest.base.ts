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
 * Splits the test files of a front end in two: the named ones run each in its own worker, because they replace a module or count on a fresh one; all others share
 * workers, which saves making a window and loading every module again.
 */
export const besideAlone = (alone: readonly string[]): TestProjectInlineConfiguration[] => [
  {
    extends: true,
    test: { name: 'shared', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: [...alone] },
  },
  { extends: true, test: { name: 'alone', include: [...alone] } },
];
