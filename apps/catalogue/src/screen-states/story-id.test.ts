import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { storyId } from './story-id.ts';

test.each([
  ['Screens/Match Details', 'VeryManyMarkets'],
  ['Screens/Sports', 'ESports'],
  ['Screens/Responsible gambling', 'OnABreak'],
  ['Screens/Casino', 'GameWithoutAGame'],
])('%s, %s has the id the catalogue gives it', (title, exported) =>
  expect(storyId(title, exported)).toBe(toId(title, storyNameFromExport(exported))),
);
