import { expect, test } from 'vitest';
import { readComponents } from './read-components.ts';
import { readPictures } from './read-pictures.ts';
import { readScreens } from './read-screens.ts';

const pictures = Object.keys(readPictures());
const isDrawn = (storyId: string): boolean =>
  ['light', 'dark', 'casino'].some((theme) => pictures.includes(`${storyId}-${theme}`));

test('every component has an approved drawing of its states', () =>
  expect(
    readComponents().flatMap(({ name, page }) =>
      page !== null && isDrawn(`${page.id}--states`) ? [] : [name],
    ),
  ).toEqual([]));

test('every story of every screen and journey has an approved drawing', () =>
  expect(
    readScreens().flatMap(({ stories }) => stories.flatMap(({ id }) => (isDrawn(id) ? [] : [id]))),
  ).toEqual([]));
