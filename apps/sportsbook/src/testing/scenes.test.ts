import path from 'node:path';
import { routesOf } from '@kipenga/shell';
import { storiesIn } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';

const stories = storiesIn(path.join(import.meta.dirname, '..'));

test.each(routesOf('sportsbook').map((route) => route.path))('the screen %s is a story', (address) => {
  expect(stories.visit(address)).toBe(true);
});

/** Its screen is not there yet: the jackpots open later. */
const WAITING = 'R8-07';
const ROWS = Array.from({ length: 11 }, (_, row) => `R8-${String(row + 1).padStart(2, '0')}`);

test.each(ROWS.filter((row) => row !== WAITING))('row %s of the error catalogue is a story', (row) => {
  expect(stories.text).toContain(`name: '${row} `);
});
