import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { GAMES } from '../specimens.ts';
import { GameGrid, type GameGridState } from './GameGrid.tsx';
import { GameShimmer } from './GameShimmer.tsx';

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
Ready.test('Tab goes through the games in order', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: /Savanna Reels/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await expect(args.onOpen).toHaveBeenCalledWith('204');
});
export const Loading = meta.story({ args: { state: 'loading', games: [] } });
export const SlowNetwork = meta.story({ render: () => <GameShimmer count={3} slowAfterMs={0} /> });
SlowNetwork.test('it owns up to the network', async ({ canvas }) => {
  await expect(await canvas.findByText('Slow network. Still trying…')).toBeVisible();
});
export const Failed = meta.story({ args: { state: 'failed', games: [] } });
Failed.test(
  'a failed grid is not an empty one, and Retry asks again (D44)',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No games here now')).toBeNull();
  },
);
export const Empty = meta.story({ args: { games: [] } });
export const States = meta.story({
  render: (args) => (
    <Specimens<GameGridState | 'empty'>
      of={{
        ready: <GameGrid {...args} title="Ready" games={GAMES.slice(0, 3)} />,
        loading: <GameGrid {...args} title="Loading" state="loading" games={[]} />,
        failed: <GameGrid {...args} title="Failed" state="failed" games={[]} />,
        empty: <GameGrid {...args} title="Empty" games={[]} />,
      }}
    />
  ),
});
export const One = meta.story({ args: { games: GAMES.slice(0, 1) } });
export const Opening = meta.story({ args: { openingId: '311' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Swahili = meta.story({
  globals: { theme: 'casino', locale: 'sw' },
  args: { title: 'Michezo mipya' },
});
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
LargeText.test('fewer stand abreast, and nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
