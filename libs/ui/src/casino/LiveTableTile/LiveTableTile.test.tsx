import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { TABLES } from '../specimens.ts';
import { LiveTableTile } from './LiveTableTile.tsx';

const [table] = TABLES;
if (table === undefined) throw new Error('There are specimen tables');

afterEach(() => delete document.documentElement.dataset['saver']);

const pictured = () =>
  render(
    <WithWords>
      <LiveTableTile table={{ ...table, imageUrl: '/images/table.webp' }} />
    </WithWords>,
  ).container.querySelector('img');

test('its picture comes over the drawn seats, and not where data is saved', () => {
  expect(pictured()).toHaveAttribute('src', '/images/table.webp');
  cleanup();
  document.documentElement.dataset['saver'] = 'on';
  expect(pictured()).toBeNull();
});

test('a table that counts below no seat has none free', () => {
  const { container } = render(
    <WithWords>
      <LiveTableTile table={{ ...table, seatedPlayers: 7, availableSeats: -1 }} />
    </WithWords>,
  );
  expect(container).toHaveTextContent('Full');
  expect(container).toHaveTextContent('0 of 7 seats free');
});
