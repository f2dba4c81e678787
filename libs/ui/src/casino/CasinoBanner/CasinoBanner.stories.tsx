import { expect, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { CasinoBanner, type CasinoBannerProps, type CasinoBannerSlide } from './CasinoBanner.tsx';

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
Three.test(
  'it moves only when told (2.2.2), and says where it stands',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
  },
);
Three.test(
  'a tap on its link is followed',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Open the casino' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith(SLIDES[0]?.href);
  },
);
Three.test(
  'Tab and the arrow keys reach every message, Enter follows it',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const second = canvas.getByRole('link', { name: 'See matches' });
    const followed = followedLinks(canvasElement);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith(SLIDES[1]?.href);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Open virtuals' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
  },
);
export const One = meta.story({ args: { slides: SLIDES.slice(0, 1) } });
One.test('one message has no buttons to move it', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Never wider than the screen, however long the row is. */
const InRoom = (props: CasinoBannerProps) => (
  <div style={{ contain: 'inline-size' }}>
    <CasinoBanner {...props} />
  </div>
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'three messages': <InRoom {...args} />,
        'one message': <InRoom {...args} label="One message" slides={SLIDES.slice(0, 1)} />,
        'long words': (
          <InRoom
            {...args}
            label="Long words"
            slides={[
              {
                id: 'long',
                title: 'Michezo ya mezani na mashine za sloti',
                text: 'Ruleti, karata na sloti kuanzia KES 20, mchana na usiku, hata kwenye mtandao wa polepole.',
                href: '#/casino',
                actionLabel: 'Fungua kasino ya Kipenga',
                motif: 'cards',
              },
            ]}
          />
        ),
        'no sentence': (
          <InRoom
            {...args}
            label="No sentence"
            slides={[
              {
                id: 'v',
                title: 'Virtual league',
                href: '#/virtuals',
                actionLabel: 'Open virtuals',
                motif: 'pitch',
              },
            ]}
          />
        ),
      }}
    />
  ),
});
