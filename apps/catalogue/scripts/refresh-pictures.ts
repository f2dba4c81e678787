/** Retakes the pictures of the catalogue after an intended change of looks, and writes those that a check would refuse. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesOf } from '../checks/pictures.ts';
import { catalogueStories } from '../checks/stories.ts';
import { repository } from '../src/facts/places.ts';
import { pictureShrinker } from './shrink-picture.ts';

const catalogue = path.join(import.meta.dirname, '..');
const baselines = path.join(catalogue, 'checks/baselines');
const begun = Date.now();

function take(): boolean {
  const playwright = path.join(repository, 'node_modules/@playwright/test/cli.js');
  const config = path.join(catalogue, 'checks/checks.config.ts');
  const which = ['stories.spec', '--grep', 'looks as it did', '--update-snapshots=changed'];
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config, ...which], {
    stdio: 'inherit',
    cwd: repository,
  });
  return status === 0;
}

/** Compresses the written pictures without loss, and deletes those that no story draws any more. */
async function tidy(): Promise<void> {
  const wanted = new Set(catalogueStories().flatMap((story) => picturesOf(story).map(({ file }) => file)));
  const files = readdirSync(baselines);
  const stale = files.filter((file) => !wanted.has(file));
  for (const file of stale) rmSync(path.join(baselines, file));
  const changed = files
    .filter((file) => wanted.has(file))
    .map((file) => path.join(baselines, file))
    .filter((file) => statSync(file).mtimeMs >= begun);
  const shrink = await pictureShrinker();
  for (const file of changed) writeFileSync(file, shrink(readFileSync(file)));
  console.log(
    `${changed.length} pictures are new or changed, ${stale.length} went. Look at each before you commit.`,
  );
}

if (take()) await tidy();
else {
  console.error('A story failed: see above. Take back what was written: git restore apps/catalogue/checks.');
  process.exitCode = 1;
}
