import { instant } from '@kipenga/betting-core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { selectGoTo, selectModal } from '../modals/modal.slice.ts';
import { startSessionClock } from '../session/session-clock.ts';
import { sessionRestored } from '../session/session.slice.ts';
import { aProfile, renderInShell } from '../testing/index.ts';
import { RouteGuard } from './RouteGuard.tsx';
import { routeOf } from './routes.ts';

const Where = () => <output>{useLocation().pathname}</output>;
const guarded = (path: string) => (
  <>
    <RouteGuard route={routeOf(path)!} waiting="waiting">
      inside
    </RouteGuard>
    <Where />
  </>
);

/** A guarded screen mounted after the session is known. */
function Later() {
  const [isThere, setThere] = useState(false);
  return isThere ? guarded('/bets') : <button onClick={() => setThere(true)}>go</button>;
}

test.each(['/account', '/bets', '/transactions', '/betdetail'])(
  '%s sends a visitor who is not logged in to the root (R2-05, R6-01, D47)',
  async (path) => {
    await renderInShell(guarded(path), { path });
    expect(screen.getByRole('status')).toHaveTextContent('/');
    expect(screen.queryByText('inside')).toBeNull();
  },
);

test('a direct visit opens the login there, which goes on to the screen (D47)', async () => {
  const { store } = await renderInShell(guarded('/bets'), { path: '/bets?period=week' });
  expect(selectModal(store.getState())).toEqual({ name: 'log-in', goTo: '/bets?period=week' });
  expect(selectGoTo(store.getState())).toBe('/bets?period=week');
});

test('a session that was over before the visit still says so (R4-22, D47)', async () => {
  const expired = aProfile({ expiresAt: instant('2020-01-01T00:00:00Z') });
  const { store } = await renderInShell(<Later />, { path: '/bets', profile: expired });
  act(() => {
    startSessionClock(store)();
    fireEvent.click(screen.getByRole('button'));
  });
  expect(selectModal(store.getState())).toMatchObject({
    notice: { id: 'shell.session.expired' },
    goTo: '/bets',
  });
});

test('a customer passes (R2-05)', async () => {
  await renderInShell(guarded('/bets'), { path: '/bets', profile: aProfile() });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test('a screen for everybody is not guarded (R6-01)', async () => {
  await renderInShell(guarded('/sports'), { path: '/sports' });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test('when auth becomes null the customer goes to the root (R2-51)', async () => {
  const { store } = await renderInShell(guarded('/account'), { path: '/account', profile: aProfile() });
  act(() => void store.dispatch(sessionRestored(null)));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  expect(selectModal(store.getState())).toBeNull();
});
