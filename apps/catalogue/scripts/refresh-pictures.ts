/** Takes every picture of the catalogue anew, after a change of looks that is meant, and writes those that a check would refuse. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { baselines, sameMark, taken } from '../checks/looks.ts';
import { MOST_BYTES, MOST_PICTURES, picturesOf } from '../checks/pictures.ts';
import { launchOptions, noteRendering, renderingOf } from '../checks/rendering.ts';
import { catalogueStories } from '../checks/stories.ts';
import { pictureShrinker } from './shrink-picture.ts';
import { repository } from '../src/facts/places.ts';

const wanted = catalogueStories().flatMap((story) => picturesOf(story).map(({ file }) => file));

function take(): boolean {
  rmSync(taken, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(repository, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      path.join(repository, 'apps/catalogue/checks/checks.config.ts'),
      'stories.spec',
      '--grep',
      'looks as it did',
    ],
    { stdio: 'inherit', cwd: repository, env: { ...process.env, REFRESH_PICTURES: 'yes' } },
  );
  const missing = wanted.filter((file) => !existsSync(path.join(taken, file)) && !existsSync(sameMark(file)));
  for (const file of missing) console.error(`Not taken: ${file}`);
  return status === 0 && missing.length === 0;
}

const isSame = (file: string): boolean => existsSync(sameMark(file));

/** The pictures that are new or changed, each as small as it gets without a loss. */
async function readChanged(): Promise<ReadonlyMap<string, Buffer>> {
  const shrink = await pictureShrinker();
  return new Map(
    wanted
      .filter((file) => !isSame(file))
      .map((file) => [file, shrink(readFileSync(path.join(taken, file)))]),
  );
}

async function noteThisRendering(): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  noteRendering(await renderingOf(browser));
  await browser.close();
}

async function write(): Promise<void> {
  const changed = await readChanged();
  const bytes = wanted.reduce(
    (sum, file) => sum + (changed.get(file)?.length ?? statSync(path.join(baselines, file)).size),
    0,
  );
  const total = `${wanted.length} pictures of ${bytes} bytes`;
  if (wanted.length > MOST_PICTURES || bytes > MOST_BYTES)
    throw new Error(
      `${total} would be more than ${MOST_PICTURES} or ${MOST_BYTES} bytes: src/facts/drawn-by.ts says which story another draws. Nothing was written.`,
    );
  mkdirSync(baselines, { recursive: true });
  const stale = readdirSync(baselines).filter((file) => !wanted.includes(file));
  for (const file of stale) rmSync(path.join(baselines, file));
  for (const [file, png] of changed) writeFileSync(path.join(baselines, file), png);
  await noteThisRendering();
  console.log(
    `${changed.size} pictures are new or changed, ${stale.length} went: now ${total}. Look at each before you commit.`,
  );
}

if (take()) await write();
else process.exitCode = 1;
