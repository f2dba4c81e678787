import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Beside } from './Beside.tsx';
import { lazyPart } from '../ground/lazy-part.tsx';

vi.mock('../language/LateBoundary.tsx', async () => ({ LateBoundary: (await import('react')).Suspense }));

test('what does not come while the network is away leaves the page, and comes when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => <p>here</p>);
  const Late = lazyPart(load);
  render(
    <main>
      the page
      <Beside>
        <Late />
      </Beside>
    </main>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(screen.getByRole('main')).toHaveTextContent(/^the page$/);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeInTheDocument();
});
