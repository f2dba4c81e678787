import { routesOf } from '@kipenga/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenOf } from './router.tsx';
import { ARCADE, renderCasino } from './testing/render-casino.tsx';

const address = () => screen.getByLabelText('address').textContent;

test('every route the casino owns has a screen, and no other has (R2-09..12, D50)', () => {
  for (const route of routesOf('casino')) expect(screenOf(route.path), route.path).not.toBeNull();
  for (const route of routesOf('sportsbook')) expect(screenOf(route.path), route.path).toBeNull();
});

test.each([
  ['/casino-game', '/casino'],
  ['/virtual-game', '/virtuals'],
])('%s with no game redirects to %s (R2-12, D30)', async (path, to) => {
  await renderCasino(path);
  await waitFor(() => expect(address()).toBe(to));
});

test.each([
  'https://elsewhere.example/',
  'https://user@localhost:4201/',
  `${window.location.origin}/account`,
  'http://localhost:4202/play',
  'javascript:alert(1)',
])('%s is not framed: anything not on the list leads to the games (D30)', async (game) => {
  const { container } = await renderCasino(`/virtual-game?game=${encodeURIComponent(game)}`);
  await waitFor(() => expect(address()).toBe('/virtuals'));
  expect(container.querySelector('iframe')).toBeNull();
});

test('a page that names no provider frames nothing (D30)', async () => {
  document.head.innerHTML = '';
  const { container } = await renderCasino(`/casino-game?game=${encodeURIComponent('https://a.example/x')}`);
  await waitFor(() => expect(address()).toBe('/casino'));
  expect(container.querySelector('iframe')).toBeNull();
});

test('a game on the list is framed, and its address leaves ours at once (R2-12, D30)', async () => {
  const game = `${ARCADE}/play/comet?token=once`;
  await renderCasino(`/casino-game?game=${encodeURIComponent(game)}`);
  const frame = await screen.findByTitle('Game');
  expect(frame).toHaveAttribute('src', game);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(address()).toBe('/casino-game');
  expect(screen.getByTitle('Game')).toBe(frame);
});

test('an address nobody knows is not found (R2-13)', async () => {
  await renderCasino('/casino/nowhere');
  expect(await screen.findByText('This page is not here')).toBeInTheDocument();
});
