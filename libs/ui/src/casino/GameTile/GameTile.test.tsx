import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
