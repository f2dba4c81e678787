import { expect, test } from 'vitest';
import { storiesIn, type StoryFile } from '../scenes/stories-in.ts';
import { faultsOfScreens } from '../screen-states/faults-of-screens.ts';

const sportsbook = storiesIn(import.meta.glob<StoryFile>('./sportsbook/*.stories.tsx', { eager: true }));
const casino = storiesIn(import.meta.glob<StoryFile>('./casino/*.stories.tsx', { eager: true }));

test.each([
  ['sportsbook', sportsbook],
  ['casino', casino],
] as const)(
  'every state of every screen of the %s is a story that visits it and proves the state, or has a reason',
  (app, stories) => expect(faultsOfScreens(app, stories)).toEqual([]),
);

const ROWS = Array.from({ length: 11 }, (_, row) => `R8-${String(row + 1).padStart(2, '0')}`);

test.each(ROWS)('row %s of the error catalogue is a story', (row) => {
  expect(sportsbook.names.filter((name) => name.startsWith(`${row} `))).not.toHaveLength(0);
});
