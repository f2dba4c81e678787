import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrowserRouter, useLocation, useNavigate, useNavigationType, useSearchParams } from './router.tsx';

/** A page in the browser: what the hooks tell, and the address bar. */
function openPage() {
  const { result, unmount } = renderHook(
    () => ({
      place: useLocation(),
      how: useNavigationType(),
      tab: useSearchParams()[0].get('tab'),
      navigate: useNavigate(),
    }),
    { wrapper: BrowserRouter },
  );
  const shown = () => {
    const { how, tab, place } = result.current;
    const told = [place, window.location].map(({ pathname, search, hash }) => pathname + search + hash);
    expect(told[0]).toBe(told[1]);
    return { at: told[0], tab, state: place.state, how };
  };
  const navigate: typeof result.current.navigate = (...to) => act(() => result.current.navigate(...to));
  const move = (steps: number) =>
    act(async () => {
      const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      result.current.navigate(steps);
      await moved;
    });
  return { shown, navigate, move, unmount };
}

test('the address bar and the page go together, with what is kept of each page', async () => {
  window.history.replaceState(null, '', '/sports?tab=Today#end');
  const { shown, navigate, move, unmount } = openPage();
  expect(shown()).toEqual({ at: '/sports?tab=Today#end', tab: 'Today', state: null, how: 'POP' });
  navigate('/markets?match=1', { state: { from: '/sports' } });
  expect(shown()).toEqual({ at: '/markets?match=1', tab: null, state: { from: '/sports' }, how: 'PUSH' });
  navigate('?tab=All', { replace: true });
  expect(shown()).toEqual({ at: '/markets?tab=All', tab: 'All', state: null, how: 'REPLACE' });
  navigate('/bets', { state: 7 });
  await move(-1);
  expect(shown()).toEqual({ at: '/markets?tab=All', tab: 'All', state: null, how: 'POP' });
  await move(1);
  unmount();
  expect(openPage().shown()).toEqual({ at: '/bets', tab: null, state: 7, how: 'POP' }); // as after a reload
});

test.each(['//elsewhere.example/bets', 'https://elsewhere.example/bets', '/\\elsewhere.example/bets'])(
  '%s leads to no other host',
  (address) => {
    const { shown, navigate } = openPage();
    navigate(address);
    expect(shown().at).toBe('/bets');
  },
);
