import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CategoryPills, type CategoryPillsProps } from './CategoryPills.tsx';

const meta = preview.meta({
  title: 'Casino/CategoryPills',
  component: CategoryPills,
  globals: { theme: 'casino' },
  args: { current: 'Video Slots' as const, onSelect: fn() },
});

export const Usual = meta.story();
Usual.test(
  'eleven kinds, one chosen; a tap chooses another (R9-09, R4-26)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Video Slots');
    await userEvent.click(canvas.getByRole('button', { name: 'Live Games' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('Live Games');
  },
);
Usual.test(
  'a kind is handed over as it is named (R9-09)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DGA' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('DGA');
    await userEvent.click(canvas.getByRole('button', { name: 'RGS - VSB' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('RGS - VSB');
  },
);
Usual.test(
  'Tab goes from pill to pill, Space and Enter choose',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Live Games');
    await expect(canvas.getByRole('button', { name: 'Live Games' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Classic Slots');
    await expect(canvas.getByRole('button', { name: 'Classic Slots' })).toHaveFocus();
  },
);
export const FarOne = meta.story({ args: { current: 'Jackpots' } });
FarOne.test('the chosen one is in view', async ({ canvas }) => {
  const box = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
});

/** Never wider than the screen, however long the row is. */
const InRoom = (props: CategoryPillsProps) => (
  <div style={{ contain: 'inline-size' }}>
    <CategoryPills {...props} />
  </div>
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'the first is chosen': <InRoom {...args} current="Live Games" />,
        'a far one is chosen, and brought into view': <InRoom {...args} current="Jackpots" />,
        'only the kinds that have games': (
          <InRoom {...args} categories={['Live Games', 'Video Slots', 'Roulette']} />
        ),
        'one kind': <InRoom {...args} categories={['Video Slots']} />,
      }}
    />
  ),
});
