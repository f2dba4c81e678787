import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { BottomSheet } from './BottomSheet.tsx';

beforeEach(() => {
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointer: number) => void>();
});

const open = () => {
  const onClose = vi.fn<() => void>();
  render(
    <WithWords>
      <BottomSheet isOpen title="Betslip" onClose={onClose}>
        <p>Two picks</p>
      </BottomSheet>
    </WithWords>,
  );
  const head = screen.getByRole('heading', { name: 'Betslip' });
  return { onClose, head, sheet: screen.getByRole('dialog') };
};
const finger = (clientY: number) => ({ pointerId: 1, pointerType: 'touch', clientY });

test('the sheet follows the finger, and closes when it was pulled far enough', () => {
  const { onClose, head, sheet } = open();
  fireEvent.pointerDown(head, finger(300));
  fireEvent.pointerMove(head, finger(350));
  expect(sheet.style.transform).toBe('translateY(50px)');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerUp(head, finger(397));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sheet.style.transform).toBe('none');
});

test('a short pull, a pull upwards and a lost finger put it back', () => {
  const { onClose, head, sheet } = open();
  fireEvent.pointerDown(head, finger(300));
  fireEvent.pointerUp(head, finger(396));
  fireEvent.pointerDown(head, finger(300));
  fireEvent.pointerMove(head, finger(100));
  expect(sheet.style.transform).toBe('none');
  fireEvent.pointerCancel(head, finger(600));
  fireEvent.pointerUp(head, finger(600));
  expect(onClose).not.toHaveBeenCalled();
});

test('a mouse pulls nothing, and a finger on a button presses it', () => {
  const { onClose, head } = open();
  fireEvent.pointerDown(head, { ...finger(300), pointerType: 'mouse' });
  fireEvent.pointerUp(head, { ...finger(600), pointerType: 'mouse' });
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerDown(close, finger(300));
  fireEvent.pointerUp(close, finger(600));
  expect(onClose).not.toHaveBeenCalled();
});
