import path from 'node:path';
import { routesOf } from '@kipenga/shell';
import { storiesIn } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';

const stories = storiesIn(path.join(import.meta.dirname, '..'));

test.each(routesOf('casino').map((route) => route.path))('the screen %s is a story', (address) => {
  expect(stories.visit(address)).toBe(true);
});
