import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CloseIcon } from '../../icons/icons.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
});

export const Usual = meta.story();
Usual.test('it is named, 44 by 44, and works by key', async ({ canvas, args, userEvent }) => {
  const box = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
  await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});
