import { faultsOfScreens, storiesIn, type StoryFile } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';

const stories = storiesIn(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }));

test('every state of every screen is a story that visits it and proves the state, or has a reason', () =>
  expect(faultsOfScreens('sportsbook', stories)).toEqual([]));

test('a moment of a journey that stands still is a story', () =>
  expect(stories.stills.filter((name) => stories.find(name) === undefined)).toEqual([]));

/** Its screen is not there yet: the jackpots open later. */
const WAITING = 'R8-07';
const ROWS = Array.from({ length: 11 }, (_, row) => `R8-${String(row + 1).padStart(2, '0')}`);

test.each(ROWS.filter((row) => row !== WAITING))('row %s of the error catalogue is a story', (row) => {
  expect(stories.names.filter((name) => name.startsWith(`${row} `))).not.toHaveLength(0);
});
