import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { AutopickButton } from './AutopickButton.tsx';

test('Undo goes away when pressed and leaves the focus on Autopick (2.4.3)', () => {
  render(
    <WithWords>
      <AutopickButton matchCount={17} onAutopick={() => undefined} onUndo={() => undefined} />
    </WithWords>,
  );
  const autopick = screen.getByRole('button', { name: 'Autopick' });
  fireEvent.click(autopick);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  expect(autopick).toHaveFocus();
});
