import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { Modal } from '../Modal/Modal.tsx';

test('a window that was hidden while another file was awaited stands open again, and nobody hears that it was closed', async () => {
  const file = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => file.promise);
  const onClose = vi.fn();
  let addLate: (() => void) | undefined;
  const Page = () => {
    const [hasLate, setHasLate] = useState(false);
    addLate = () => setHasLate(true);
    return (
      <Suspense fallback="on its way">
        <Modal isOpen title="Get Started" onClose={onClose}>
          the form
        </Modal>
        {hasLate && <Late />}
      </Suspense>
    );
  };
  render(<Page />, { wrapper: WithWords });
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  act(() => addLate?.());
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await act(async () => {
    file.resolve({ default: () => <p>another window</p> });
    await file.promise;
  });
  expect(await screen.findByText('another window')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});
