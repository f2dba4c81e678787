import { spyOn, type MockInstance } from 'storybook/test';

/** The browser's clipboard. A page on plain http has none and gets a stand-in until the spies are restored. */
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
 * Replaces the clipboard for a story. It accepts every text except `refused`, and records what it was given. The catalogue restores
 * the real one before the next story.
 */
export const fakeClipboard = (refused?: string): MockInstance<Clipboard['writeText']> =>
  spyOn(clipboard(), 'writeText').mockImplementation(async (text) => {
    if (text === refused) throw new Error('The browser does not allow it');
  });
