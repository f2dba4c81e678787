import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useEndlessRetry } from '../../testing/use-endless-retry.ts';
import { GAMES } from '../specimens.ts';
import { GameGrid, type GameGridProps, type GameGridState } from './GameGrid.tsx';

const Trying = (props: GameGridProps) => <GameGrid {...props} {...useEndlessRetry(props.onRetry)} />;

const meta = preview.meta({
  title: 'Casino/GameGrid',
  component: GameGrid,
  globals: { theme: 'casino' },
  args: { title: 'New Games', games: GAMES, onOpen: fn(), onRetry: fn() },
});

export const Ready = meta.story();
Ready.test('three stand abreast at 360 px', async ({ canvas }) => {
  const tops = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect().top);
  await expect(new Set(tops.slice(0, 3)).size).toBe(1);
  await expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});
Ready.test('a tap asks for that game', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Lake Roulette/ }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await expect(args.onOpen).toHaveBeenCalledWith('311');
});
Ready.test(
  'Tab goes through the games in order, Enter asks for one',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Savanna Reels/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('204');
  },
);
export const Loading = meta.story({ args: { state: 'loading', games: [] } });
export const Failed = meta.story({
  args: { state: 'failed', games: [] },
  render: (args) => <Trying {...args} />,
});
Failed.test(
  'a failed grid is not an empty one, and Retry asks again (D44)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No games here now')).toBeNull();
  },
);
Failed.test(
  'while a failed list is asked for again Retry is busy, and keeps its place and its focus',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    const place = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const retry = canvas.getByRole('button', { name: 'Retry', busy: true });
    await expect(retry).toHaveFocus();
    await expect(retry.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);
export const Empty = meta.story({ args: { games: [] } });
Empty.test('no game is a sentence and a next step', async ({ canvas }) => {
  await expect(canvas.getByText('No games here now')).toBeVisible();
  await expect(canvas.getByText('Choose another kind of game.')).toBeVisible();
});
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
LargeText.test('fewer stand abreast, and nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | GameGridState
      | 'failed, asked again'
      | 'empty'
      | 'empty, with a way on'
      | 'one game'
      | 'one is being opened'
      | 'no heading'
    >
      of={{
        ready: <GameGrid {...args} title="Ready" games={GAMES.slice(0, 6)} />,
        'one game': <GameGrid {...args} title="One" games={GAMES.slice(0, 1)} />,
        'one is being opened': (
          <GameGrid {...args} title="Opening" games={GAMES.slice(0, 3)} openingId="311" />
        ),
        'no heading': <GameGrid {...args} title="Hidden" isTitleHidden games={GAMES.slice(3, 6)} />,
        loading: <GameGrid {...args} title="Loading" state="loading" games={[]} />,
        failed: <GameGrid {...args} title="Failed" state="failed" games={[]} />,
        'failed, asked again': (
          <GameGrid {...args} title="Failed, asked again" state="failed" games={[]} isRetrying />
        ),
        empty: <GameGrid {...args} title="Empty" games={[]} />,
        'empty, with a way on': (
          <GameGrid
            {...args}
            title="Empty, with a way on"
            games={[]}
            emptyAction={
              <Button look="secondary" size="small">
                Video Slots
              </Button>
            }
          />
        ),
      }}
    />
  ),
});
