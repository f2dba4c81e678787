import { spyOn, type MockInstance } from 'storybook/test';

/**
 * A clipboard for a story: it takes every text but `refused`, as where a browser does not allow it, and tells what it was given. The
 * catalogue gives the real one back before the next story.
 */
export const fakeClipboard = (refused?: string): MockInstance<Clipboard['writeText']> =>
  spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (text === refused) throw new Error('The browser does not allow it');
  });
