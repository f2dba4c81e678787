import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { CopyButton } from './CopyButton.tsx';

const of = (text: string) => (
  <WithWords>
    <CopyButton text={text} />
  </WithWords>
);

test('another text has not been copied yet', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const { rerender } = render(of('ABC123'));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied!');
  rerender(of('XYZ789'));
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.unstubAllGlobals();
});
