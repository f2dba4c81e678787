import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GAMES } from '../specimens.ts';
import { GameSlider } from './GameSlider.tsx';

const meta = preview.meta({
  title: 'Casino/GameSlider',
  component: GameSlider,
  globals: { theme: 'casino' },
  args: { title: 'Top Casino Games', games: GAMES, seeAllHref: '#/casino', onOpen: fn() },
});

export const Usual = meta.story();
Usual.test('it stands still until a button moves it (2.2.2)', async ({ canvas }) => {
  await expect(canvas.getByRole('list').scrollLeft).toBe(0);
  await expect(canvas.getByRole('button', { name: 'Previous games: Top Casino Games' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
Usual.test('the buttons go on and stop at the end without losing focus', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Next games: Top Casino Games' });
  await userEvent.click(next);
  await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(100));
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.click(next);
    await new Promise((done) => setTimeout(done, 30));
  }
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  await expect(next).toHaveFocus();
});
Usual.test('the arrow keys go from game to game', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: /Anga Rocket/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('button', { name: /Lake Roulette/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('button', { name: /Savanna Reels/ })).toHaveFocus();
});
Usual.test('See all says of what', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See all: Top Casino Games' })).toHaveAttribute(
    'href',
    '#/casino',
  );
});
export const Few = meta.story({ args: { games: GAMES.slice(0, 2) } });
Few.test('without more to see there are no buttons', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
});
export const Light = meta.story({ globals: { theme: 'light' } });
export const Swahili = meta.story({ globals: { theme: 'casino', locale: 'sw' } });
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
