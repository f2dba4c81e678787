import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_PICTURES, picturesOf } from '../../checks/pictures.ts';
import { drawnBy } from './drawn-by.ts';
import { readComponents } from './read-components.ts';
import { readScreens } from './read-screens.ts';
import { readStories } from './read-stories.ts';

const baselines = path.join(import.meta.dirname, '../../checks/baselines');
const files = readdirSync(baselines);

const isDrawn = (storyId: string): boolean =>
  ['light', 'dark', 'casino'].some((theme) => files.includes(`${drawnBy(storyId)}-${theme}.png`));

const chosen = readStories().flatMap(({ file, title, stories }) =>
  stories.flatMap((story) => picturesOf({ ...story, title, importPath: file })),
);

const stories = readStories().flatMap((file) => file.stories.map(({ id }) => id));

const REFRESH = 'npm run nx -- run @kipenga/catalogue:refresh-pictures';

test('every component has an approved drawing of its states', () =>
  expect(
    readComponents().flatMap(({ name, page }) =>
      page !== null && isDrawn(`${page.id}--states`) ? [] : [name],
    ),
  ).toEqual([]));

test('every state of every screen has an approved drawing, its own or the one it looks like', () =>
  expect(
    readScreens().flatMap(({ stories }) => stories.flatMap(({ id }) => (isDrawn(id) ? [] : [id]))),
  ).toEqual([]));

test('who is said to draw another is a story that draws itself', () =>
  expect(
    stories.map((id) => drawnBy(id)).filter((id) => !stories.includes(id) || drawnBy(id) !== id),
  ).toEqual([]));

test('the pictures are those the rule chooses', () =>
  expect(files.toSorted(), REFRESH).toEqual(chosen.map(({ file }) => file).toSorted()));

test('no two pictures are the same', () => {
  const pictures = files.map((file) => readFileSync(path.join(baselines, file), 'base64'));
  const again = files.filter((_, at) => pictures.indexOf(pictures[at] ?? '') !== at);
  expect(again, 'say in drawn-by.ts which story draws it').toEqual([]);
});

test('the pictures are few and small', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(baselines, file)).size, 0);
  expect(files.length, 'say in drawn-by.ts which story another draws').toBeLessThanOrEqual(MOST_PICTURES);
  expect(bytes, 'say in drawn-by.ts which story another draws').toBeLessThanOrEqual(MOST_BYTES);
});
