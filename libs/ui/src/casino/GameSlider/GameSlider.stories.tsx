import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { GAMES } from '../specimens.ts';
import { GameSlider, type GameSliderProps } from './GameSlider.tsx';

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
Usual.test(
  'the buttons go on and stop at the end without losing focus',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next games: Top Casino Games' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(100));
    await waitFor(async () => {
      await userEvent.click(next);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
    });
    await expect(next).toHaveFocus();
  },
);
Usual.test(
  'a tap on a tile asks for the game, one on See all is followed',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Savanna Reels/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('204');
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'See all: Top Casino Games' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/casino');
  },
);
Usual.test(
  'Tab goes over See all and the buttons to the games, the arrow keys from game to game',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all: Top Casino Games' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(100));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Anga Rocket/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Lake Roulette/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /Savanna Reels/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('204');
  },
);
export const Few = meta.story({ args: { games: GAMES.slice(0, 2) } });
Few.test('without more to see there are no buttons', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
});

/** Never wider than the screen, however long the row is. */
const InRoom = (props: GameSliderProps) => (
  <div style={{ contain: 'inline-size' }}>
    <GameSlider {...props} />
  </div>
);

export const States = meta.story({
  render: ({ seeAllHref: _all, ...args }) => (
    <Specimens
      of={{
        'more than fit': <InRoom {...args} seeAllHref="#/casino" />,
        'as many as fit': (
          <InRoom {...args} seeAllHref="#/casino" title="New Games" games={GAMES.slice(0, 3)} />
        ),
        'one, and no others anywhere': <InRoom {...args} title="Virtual Games" games={GAMES.slice(5, 6)} />,
        'one is being opened': (
          <InRoom {...args} title="Crash Games" games={GAMES.slice(0, 4)} openingId="1301" />
        ),
      }}
    />
  ),
});
