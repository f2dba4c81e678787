import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CategoryPills } from './CategoryPills.tsx';

const meta = preview.meta({
  title: 'Casino/CategoryPills',
  component: CategoryPills,
  globals: { theme: 'casino' },
  args: { current: 'Video Slots' as const, onSelect: fn() },
});

export const Usual = meta.story();
Usual.test(
  'eleven kinds, one chosen; a tap chooses another (R9-09, R4-26)',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(11);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Video Slots');
    await userEvent.click(canvas.getByRole('button', { name: 'Live Games' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('Live Games');
  },
);
Usual.test('and so does a key', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onSelect).toHaveBeenCalledOnce();
  await expect(args.onSelect).toHaveBeenCalledWith('Live Games');
});
export const FarOne = meta.story({ args: { current: 'Jackpots' } });
FarOne.test('the chosen one is in view', async ({ canvas }) => {
  const box = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
  await expect(box.left).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
});
export const Swahili = meta.story({ globals: { theme: 'casino', locale: 'sw' } });
