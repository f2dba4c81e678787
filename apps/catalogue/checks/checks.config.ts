import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { limitMs } from '../../../time-limits.ts';
import { launchOptions } from './rendering.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Checks that the catalogue looks as approved and can be used: in every theme, by keyboard, in longer words, in larger text, on the smallest screen. It reads the
 * built catalogue; the `checks` target builds it first. A picture that differs leaves the old, the new and the difference side by side in `test-results`. To
 * approve the new one: `npm run nx -- run @kipenga/catalogue:refresh-pictures`.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(root, 'test-results/checks'),
  snapshotPathTemplate: path.join(import.meta.dirname, '{arg}{ext}'),
  // Long enough that only a hanging test reaches it, however slow the machine.
  timeout: limitMs(180_000),
  // Only a refresh writes pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: availableParallelism(),
  reporter: [['line'], ['json', { outputFile: path.join(root, '.results', 'catalogue-checks.json') }]],
  expect: {
    timeout: limitMs(15_000),
    toMatchSnapshot: { threshold: 0.01 },
  },
  use: {
    launchOptions,
  },
});
