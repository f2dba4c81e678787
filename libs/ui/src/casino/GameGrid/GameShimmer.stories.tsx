import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { GameShimmer, type GameShimmerKind } from './GameShimmer.tsx';

const meta = preview.meta({
  title: 'Casino/GameShimmer',
  component: GameShimmer,
  globals: { theme: 'casino' },
  decorators: [
    (Story) => (
      <div style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
});

export const Games = meta.story();
Games.test(
  'it is a status that says Loading; the nine tiles are hidden, and stand still',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
    const tiles = canvas.getAllByTestId('shimmer');
    await expect(tiles).toHaveLength(9);
    for (const tile of tiles) {
      await expect(tile.closest('[aria-hidden="true"]')).not.toBeNull();
      await expect(getComputedStyle(tile).animationName).toBe('none');
    }
  },
);

export const SlowNetwork = meta.story({ args: { count: 3, slowAfterMs: 0 } });
SlowNetwork.test('it owns up to the network', async ({ canvas }) => {
  await expect(await canvas.findByText('Slow network. Still trying…')).toBeVisible();
});

export const States = meta.story({
  render: () => (
    <Specimens<GameShimmerKind | 'game, slow network' | 'table, slow network'>
      of={{
        game: <GameShimmer kind="game" />,
        'game, slow network': <GameShimmer kind="game" count={3} slowAfterMs={0} />,
        table: <GameShimmer kind="table" />,
        'table, slow network': <GameShimmer kind="table" count={2} slowAfterMs={0} />,
      }}
    />
  ),
});
