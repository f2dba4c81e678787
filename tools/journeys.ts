/** Runs the browser journeys against a platform of their own. Arguments are passed on to Playwright. */
import path from 'node:path';
import { findBrowser } from './find-browser.ts';
import { installedScript, repositoryRoot, runNode } from './run-command.ts';

process.exitCode = await runNode(
  [
    installedScript('@playwright/test/cli.js'),
    'test',
    '--config',
    path.join(repositoryRoot, 'e2e/playwright.config.ts'),
    ...process.argv.slice(2),
  ],
  { CHROMIUM_PATH: await findBrowser() },
);
