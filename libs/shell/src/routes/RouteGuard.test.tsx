import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sessionRestored } from '../session/session.slice.ts';
import { aProfile, renderInHouse } from '../testing/index.ts';
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

test.each(['/account', '/bets', '/transactions', '/betdetail'])(
  '%s sends a visitor who is not logged in to the root (R2-05, D47)',
  async (path) => {
    await renderInHouse(guarded(path), { path });
    expect(screen.getByRole('status')).toHaveTextContent('/');
    expect(screen.queryByText('inside')).toBeNull();
  },
);

test('a customer passes (R2-05)', async () => {
  await renderInHouse(guarded('/bets'), { path: '/bets', profile: aProfile() });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test('a screen for everybody is not guarded', async () => {
  await renderInHouse(guarded('/sports'), { path: '/sports' });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test('when auth becomes null the customer goes to the root (R2-51)', async () => {
  const { store } = await renderInHouse(guarded('/account'), { path: '/account', profile: aProfile() });
  const { act } = await import('@testing-library/react');
  act(() => void store.dispatch(sessionRestored(null)));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});
