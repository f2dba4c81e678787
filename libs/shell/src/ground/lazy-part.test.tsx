import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const Here = () => <p>here</p>;
const show = (Part: ReturnType<typeof lazyPart<object>>) =>
  render(
    <PartBoundary fallback={(again) => <button onClick={again}>Retry</button>}>
      <Suspense>
        <Part />
      </Suspense>
    </PartBoundary>,
  );

test('a part whose file did not come says so after one try, and is tried again when asked', async () => {
  const load = vi
    .fn<() => Promise<typeof Here>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Here);
  show(lazyPart(load));
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(load).toHaveBeenCalledOnce();
  await userEvent.click(again);
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that was preloaded is there at once, also after a preload that failed', async () => {
  const load = vi
    .fn<() => Promise<typeof Here>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Here);
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toThrow('no network');
  await Part.preload();
  show(Part);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('a part that the page is whole without takes nothing along when its file does not come', async () => {
  const load = vi.fn<() => Promise<typeof Here>>().mockRejectedValue(new Error('no network'));
  show(lazyPart(load, () => <p>without it</p>));
  expect(await screen.findByText('without it')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});
