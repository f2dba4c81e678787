import { useLayoutEffect, useRef } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { AutopickButton, type AutopickButtonProps } from './AutopickButton.tsx';

const meta = preview.meta({
  title: 'Jackpot/AutopickButton',
  component: AutopickButton,
  args: { matchCount: 17, onAutopick: fn(), onUndo: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Usual = meta.story();
Usual.test(
  'a tap picks and says so, another takes it back (R4-07)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autopick' }));
    await expect(args.onAutopick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('17 matches picked by chance');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your own picks are back');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);
Usual.test(
  'Undo comes right after Autopick, and gives the focus back to it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    const autopick = canvas.getByRole('button', { name: 'Autopick' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAutopick).toHaveBeenCalledOnce();
    await expect(autopick).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(autopick).toHaveFocus();
  },
);

/** Pressed once, before it is seen. */
const Pressed = (props: AutopickButtonProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box}>
      <AutopickButton {...props} />
    </div>
  );
};

export const States = meta.story({
  render: ({ onUndo, ...args }) => (
    <Specimens
      of={{
        ready: <AutopickButton {...args} onUndo={onUndo} />,
        'just picked, with the way back': <Pressed {...args} onUndo={onUndo} />,
        'just picked, nothing to go back to': <Pressed {...args} />,
        'a ticket is being placed': <AutopickButton {...args} onUndo={onUndo} isDisabled />,
      }}
    />
  ),
});
