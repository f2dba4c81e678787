import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { ToastRegion, type Toast } from './ToastRegion.tsx';

function Page() {
  const [toasts, setToasts] = useState<readonly Toast[]>([
    { id: '1', text: 'Slip cleared', action: { label: 'Undo', onAction: () => setToasts([]) } },
    { id: '2', text: 'Code copied' },
  ]);
  return (
    <WithWords>
      <button type="button">Before</button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))}
      />
    </WithWords>
  );
}
const press = (button: HTMLElement | undefined) => {
  button?.focus();
  if (button) fireEvent.click(button);
};
const crosses = () => screen.getAllByRole('button', { name: 'Dismiss' });

test('dismissing goes on to the next message, and after the last back to where one came from (2.4.3)', () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Before' }).focus();
  press(crosses()[0]);
  expect(crosses()).toHaveLength(1);
  expect(crosses()[0]).toHaveFocus();
  press(crosses()[0]);
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('the deed of a message that goes away with it leads back too (2.4.3)', () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Before' }).focus();
  press(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});
