import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { Modal } from '../Modal/Modal.tsx';

test('a window that was hidden while another file was awaited stands open again, and nobody hears that it was closed', async () => {
  const file = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => file.promise);
  const onClose = vi.fn();
  const Page = () => {
    const [hasLate, setHasLate] = useState(false);
    return (
      <Suspense fallback="on its way">
        <Modal isOpen title="Get Started" onClose={onClose}>
          <button onClick={() => setHasLate(true)}>Register</button>
        </Modal>
        {hasLate && <Late />}
      </Suspense>
    );
  };
  render(<Page />, { wrapper: WithWords });
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await act(async () => {
    file.resolve({ default: () => <p>another window</p> });
    await file.promise;
  });
  expect(await screen.findByText('another window')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(onClose).not.toHaveBeenCalled();
});
