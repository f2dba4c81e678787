/** Takes every picture anew and notes with which browser and system: after a change of looks that is meant. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions, noteRendering, renderingOf } from '../.storybook/pictures/rendering.ts';

const repository = path.join(import.meta.dirname, '../../..');
const folder = path.join(import.meta.dirname, '../.storybook/pictures');

const browser = await chromium.launch(launchOptions);
noteRendering(await renderingOf(browser));
await browser.close();

rmSync(path.join(folder, 'baselines'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(repository, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    path.join(folder, 'pictures.config.ts'),
    '--update-snapshots=all',
    'pictures.spec',
  ],
  { stdio: 'inherit', cwd: repository },
);
process.exitCode = status ?? 1;
