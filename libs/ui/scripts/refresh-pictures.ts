/**
 * Takes every picture of the catalogue anew, after a change of looks that is meant, and notes with which browser and system.
 * Pictures that changed belong to a page of a component: it wants a new line under `changes` in the notes, or nothing is written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { baselines, drawnDigest, sameMark, taken } from '../.storybook/checks/looks.ts';
import { digestOfBaselines, readLooks, withoutALine, writeLooks } from '../.storybook/checks/looks-record.ts';
import { markOf, withMark } from '../.storybook/checks/picture-file.ts';
import { picturesOf } from '../.storybook/checks/pictures.ts';
import { launchOptions, noteRendering, renderingOf } from '../.storybook/checks/rendering.ts';
import { catalogueStories, components } from '../.storybook/checks/stories.ts';
import { pictureShrinker } from './shrink-picture.ts';

const repository = path.join(import.meta.dirname, '../../..');

const pictures = catalogueStories().flatMap((story) =>
  picturesOf(story).map(({ file }) => ({ file, story: path.normalize(story.importPath) })),
);

/** How many lines the notes have under `changes` for what each story file documents. */
function linesOfChanges(): Readonly<Record<string, number>> {
  const lines: Record<string, number> = {};
  for (const { page, notes } of components()) {
    if (page === null) continue;
    const story = `libs/ui/${page.file}`;
    lines[story] = (lines[story] ?? 0) + (notes?.changes?.length ?? 0);
  }
  return lines;
}

function take(): boolean {
  rmSync(taken, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(repository, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      path.join(repository, 'libs/ui/.storybook/checks/checks.config.ts'),
      'stories.spec',
      '--grep',
      'looks as it did',
    ],
    { stdio: 'inherit', cwd: repository, env: { ...process.env, REFRESH_PICTURES: 'yes' } },
  );
  const missing = pictures.filter(
    ({ file }) => !existsSync(path.join(taken, file)) && !existsSync(sameMark(file)),
  );
  for (const { file } of missing) console.error(`Not taken: ${file}`);
  return status === 0 && missing.length === 0;
}

const oldMark = (file: string): string | null => {
  const old = path.join(baselines, file);
  return existsSync(old) ? markOf(readFileSync(old)) : null;
};

async function write(): Promise<void> {
  const different = pictures
    .filter(({ file }) => !existsSync(sameMark(file)))
    .map(({ file, story }) => {
      const shot = readFileSync(path.join(taken, file));
      return { file, story, shot, mark: drawnDigest(shot), before: oldMark(file) };
    });
  const changed = new Set(different.filter(({ before }) => before !== null).map(({ story }) => story));
  const lines = linesOfChanges();
  const unsaid = withoutALine(changed, readLooks().changes, lines);
  if (unsaid.length > 0) {
    console.error('These look other than they did, and no line under `changes` of their notes says so:');
    for (const story of unsaid) console.error(`  ${story}`);
    for (const { file, before, story } of different)
      if (before !== null && unsaid.includes(story)) console.error(`    ${path.join(taken, file)}`);
    console.error(
      'Write what a designer sees in one of their notes, build, and run this again. Nothing was written.',
    );
    process.exitCode = 1;
    return;
  }
  const shrink = await pictureShrinker();
  mkdirSync(baselines, { recursive: true });
  const wanted = new Set(pictures.map(({ file }) => file));
  const stale = readdirSync(baselines).filter((file) => !wanted.has(file));
  for (const file of stale) rmSync(path.join(baselines, file));
  for (const { file, shot, mark } of different)
    writeFileSync(path.join(baselines, file), withMark(shrink(shot), mark));
  writeLooks({ pictures: digestOfBaselines(), changes: lines });
  const browser = await chromium.launch(launchOptions);
  noteRendering(await renderingOf(browser));
  await browser.close();
  console.log(
    `${different.length} pictures are new or changed, ${stale.length} went. Look at each before you commit.`,
  );
}

if (take()) await write();
else process.exitCode = 1;
