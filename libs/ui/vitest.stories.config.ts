import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/**
 * Every story is a test: it renders, axe finds nothing, and its `play` and `.test` functions pass. In a real browser, because
 * dialogs, container queries and focus only exist there. `CHROMIUM_PATH` names the browser; without it Playwright's own is used.
 * `STORIES_THEME=dark` runs them all in another theme.
 */
const executablePath = process.env['CHROMIUM_PATH'] ?? undefined;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: { motion: 'none', theme: process.env['STORIES_THEME'] ?? 'light' },
    }),
  ],
  // Listed, so that nothing is optimised in the middle of a run: that reloads the page and fails suites at random.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@lingui/core',
      '@lingui/react',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query',
      '@reduxjs/toolkit/query/react',
      '@storybook/addon-a11y',
      '@storybook/addon-docs',
      '@storybook/react-vite',
      'dayjs',
      'msw',
      'msw/browser',
      'msw-storybook-addon',
      'react-redux',
      'react-router-dom',
      'storybook/test',
      'zod/mini',
    ],
  },
  test: {
    name: 'stories',
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 240_000,
      viewport: { width: 360, height: 740 },
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          chromiumSandbox: false,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-dev-shm-usage',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
