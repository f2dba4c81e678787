import { spyOn, type MockInstance } from 'storybook/test';

/** The browser's clipboard; where it has none, on a page by plain http, a stand-in that is there until the spies are given back. */
function clipboard(): Clipboard {
  const { clipboard: own }: { readonly clipboard?: Clipboard } = navigator;
  if (own) return own;
  const standIn = Object.assign(new EventTarget(), {
    read: () => Promise.resolve([]),
    readText: () => Promise.resolve(''),
    write: () => Promise.resolve(),
    writeText: () => Promise.resolve(),
  });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => undefined });
  spyOn(navigator, 'clipboard', 'get').mockReturnValue(standIn);
  return standIn;
}

/**
 * A clipboard for a story: it takes every text but `refused`, as where a browser does not allow it, and tells what it was given. The
 * catalogue gives the real one back before the next story.
 */
export const fakeClipboard = (refused?: string): MockInstance<Clipboard['writeText']> =>
  spyOn(clipboard(), 'writeText').mockImplementation(async (text) => {
    if (text === refused) throw new Error('The browser does not allow it');
  });
