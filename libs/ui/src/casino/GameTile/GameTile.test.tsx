import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { GameTile } from './GameTile.tsx';

const tap = (isOpening: boolean) => {
  render(
    <WithWords>
      <GameTile game={{ id: 'anga', name: 'Anga Rocket' }} href="#/casino/anga" isOpening={isOpening} />
    </WithWords>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  fireEvent(link, click);
  return click.defaultPrevented;
};

test('as a link it is followed', () => expect(tap(false)).toBe(false));

test('as a link that opens already it ignores a second tap', () => {
  expect(tap(true)).toBe(true);
  expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
});

afterEach(() => delete document.documentElement.dataset['saver']);

const withPicture = () =>
  render(
    <WithWords>
      <GameTile game={{ id: 'anga', name: 'Anga Rocket', imageUrl: '/images/anga.webp' }} />
    </WithWords>,
  ).container;

test('its picture comes over the drawing', () =>
  expect(withPicture().querySelector('img')).toHaveAttribute('src', '/images/anga.webp'));

test('where data is saved it keeps its drawing, and its name', () => {
  document.documentElement.dataset['saver'] = 'on';
  const tile = withPicture();
  expect(tile.querySelector('img')).toBeNull();
  expect(tile.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Anga Rocket' })).toBeInTheDocument();
});

test('it follows the mode as it is switched', async () => {
  const tile = withPicture();
  document.documentElement.dataset['saver'] = 'on';
  await waitFor(() => expect(tile.querySelector('img')).toBeNull());
});
