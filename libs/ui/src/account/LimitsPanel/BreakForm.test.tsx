import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { BreakForm } from './BreakForm.tsx';

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

const show = (onConfirm: () => Promise<boolean> = async () => true) =>
  render(
    <WithWords>
      <BreakForm
        legend="How long"
        choices={[{ value: 'day', label: '24 hours' }]}
        text="You cannot bet until it ends."
        action="Take a time-out"
        active={null}
        isBusy={false}
        onConfirm={onConfirm}
      />
    </WithWords>,
  );

test('the question that takes the place of its button gets the focus, and is read by it (2.4.3)', () => {
  show();
  press('Take a time-out');
  expect(document.activeElement?.textContent).toContain('24 hours');
  expect(document.activeElement?.tagName).toBe('P');
});

test('leaving the question gives the focus back to the button that asked (2.4.3)', () => {
  show();
  press('Take a time-out');
  press('Cancel');
  expect(screen.getByRole('button', { name: 'Take a time-out' })).toHaveFocus();
});

test('once the break has begun the focus is on the button again, unless it went elsewhere (2.4.3)', async () => {
  show();
  press('Take a time-out');
  await act(async () => press('Yes, 24 hours'));
  expect(screen.getByRole('button', { name: 'Take a time-out' })).toHaveFocus();
  press('Take a time-out');
  screen.getByRole('radio').focus();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Yes, 24 hours' })));
  expect(screen.getByRole('radio')).toHaveFocus();
});
