import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { Modal } from '../Modal/Modal.tsx';

/** A page with a window, and a second window above it. */
function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(1)}>Open</button>
      {[1, 2].map((nth) => (
        <Modal key={nth} isOpen={count >= nth} title={`Window ${nth}`} onClose={() => setCount(nth - 1)}>
          <button onClick={() => setCount(nth + 1)}>More</button>
        </Modal>
      ))}
    </>
  );
}
const opened = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent);
const tap = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

test('Back closes the uppermost window, one at a time, and only then leaves the page', async () => {
  history.replaceState({}, '', '/before');
  history.pushState({}, '', '/page');
  render(<Page />, { wrapper: WithWords });
  await tap('Open');
  await tap('More');
  expect(opened()).toHaveLength(2);
  for (const left of [1, 0]) {
    history.back();
    await waitFor(() => expect(opened()).toHaveLength(left));
    expect(location.pathname).toBe('/page');
  }
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('after a window was closed by itself one Back leaves the page, and Forward comes to it again', async () => {
  history.replaceState({}, '', '/before');
  history.pushState({}, '', '/page');
  render(<Page />, { wrapper: WithWords });
  for (let times = 0; times < 3; times += 1) {
    await tap('Open');
    await tap('Close');
  }
  expect(opened()).toEqual([]);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
  history.forward();
  await waitFor(() => expect(location.pathname).toBe('/page'));
});

test('of two windows only the uppermost is seen; the one below shows again when that closes', async () => {
  render(<Page />, { wrapper: WithWords });
  await tap('Open');
  await tap('More');
  const [below, above] = screen.getAllByRole('dialog', { hidden: true });
  expect(below).toHaveAttribute('data-under');
  expect(above).not.toHaveAttribute('data-under');
  await tap('Close');
  expect(below).not.toHaveAttribute('data-under');
  expect(below).toHaveAttribute('open');
  expect(above).not.toHaveAttribute('open');
});
