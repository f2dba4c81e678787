import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CasinoBanner, type CasinoBannerSlide } from './CasinoBanner.tsx';

const SLIDES: readonly CasinoBannerSlide[] = [
  {
    id: 'casino',
    title: 'Tables and reels',
    text: 'Roulette, cards and slots, from KES 20.',
    href: '#/casino',
    actionLabel: 'Open the casino',
    motif: 'wheel',
  },
  {
    id: 'sports',
    title: 'Matches today',
    text: 'Football from four continents.',
    href: '#/sports',
    actionLabel: 'See matches',
    motif: 'pitch',
  },
  {
    id: 'virtuals',
    title: 'Virtual league',
    text: 'A match every three minutes.',
    href: '#/virtuals',
    actionLabel: 'Open virtuals',
    motif: 'curve',
  },
];

const meta = preview.meta({
  title: 'Casino/CasinoBanner',
  component: CasinoBanner,
  globals: { theme: 'casino' },
  args: { label: 'Sports, casino and virtual games', slides: SLIDES },
});

export const Three = meta.story();
Three.test('it moves only when told (2.2.2), and says where it stands', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('1 of 3')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
});
Three.test('Tab reaches every message', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'See matches' })).toHaveFocus();
});
export const One = meta.story({ args: { slides: SLIDES.slice(0, 1) } });
One.test('one message has no buttons to move it', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const Light = meta.story({ globals: { theme: 'light' } });
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
