import { faultsOfScreens, storiesIn, type StoryFile } from '@kipenga/shell/testing';
import { expect, test } from 'vitest';

const stories = storiesIn(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }));

test('every state of every screen is a story that visits it and proves the state, or has a reason', () =>
  expect(faultsOfScreens('casino', stories)).toEqual([]));
