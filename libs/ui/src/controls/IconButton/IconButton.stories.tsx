import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CloseIcon, EyeOffIcon, PlusIcon, SearchIcon } from '../../icons/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
});

export const Usual = meta.story();
Usual.test('it is named, 44 by 44, and has its name as a tooltip', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Close' });
  const box = button.getBoundingClientRect();
  await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await expect(button.title).toBe('Close');
});
Usual.test('a tap presses it', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});
Usual.test(
  'Enter and Space press it, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
);

export const States = meta.story({
  render: (given) => {
    const args = { ...given, style: { justifySelf: 'start' } };
    return (
      <Specimens
        isRow
        of={{
          resting: <IconButton {...args} />,
          'another sign': <IconButton {...args} label="Search" icon={<SearchIcon />} />,
          'the way back': <IconButton {...args} label="Hide password" icon={<EyeOffIcon />} />,
          disabled: <IconButton {...args} label="KES 10 more" icon={<PlusIcon />} disabled />,
        }}
      />
    );
  },
});
