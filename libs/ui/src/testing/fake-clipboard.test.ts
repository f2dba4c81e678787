import { restoreAllMocks } from 'storybook/test';
import { expect, test } from 'vitest';
import { fakeClipboard } from './fake-clipboard.ts';

test('a browser without a clipboard has one until the spies are given back, story by story', async () => {
  for (const text of ['ABC123', 'XYZ789']) {
    expect(navigator.clipboard).toBeUndefined();
    const writeText = fakeClipboard('secret');
    await navigator.clipboard.writeText(text);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
    await expect(navigator.clipboard.writeText('secret')).rejects.toThrow('does not allow');
    restoreAllMocks();
  }
  expect(navigator.clipboard).toBeUndefined();
});
