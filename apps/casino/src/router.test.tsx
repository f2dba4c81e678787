import { routesOf } from '@kipenga/shell';
import { renderInHouse } from '@kipenga/shell/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CasinoRoutes, screenOf } from './router.tsx';
import words from './words/en.json';

const Where = () => <output aria-label="path">{useLocation().pathname}</output>;
const open = (path: string) =>
  renderInHouse(
    <>
      <CasinoRoutes />
      <Where />
    </>,
    { path, app: 'casino', words },
  );

test('every route the casino owns has a screen, and no other has (R2-09..12, D50)', () => {
  for (const route of routesOf('casino')) expect(screenOf(route.path), route.path).not.toBeNull();
  for (const route of routesOf('sportsbook')) expect(screenOf(route.path), route.path).toBeNull();
});

test.each([
  ['/casino-game', '/casino'],
  ['/virtual-game', '/virtuals'],
])('%s with no game redirects to %s (R2-12, D30)', async (path, to) => {
  await open(path);
  expect(screen.getByLabelText('path')).toHaveTextContent(to);
});

test('a game address frames nothing yet, whatever it carries (D30)', async () => {
  const { container } = await open('/casino-game?game=https%3A%2F%2Felsewhere.example%2F');
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText('This opens later.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/sports');
});
