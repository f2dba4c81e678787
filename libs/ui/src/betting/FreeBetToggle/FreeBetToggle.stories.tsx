import { kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FreeBetToggle, type FreeBetToggleProps } from './FreeBetToggle.tsx';

function Toggle({ isActive: isActiveAtFirst, onToggle, ...rest }: FreeBetToggleProps) {
  const [isActive, setActive] = useState(isActiveAtFirst);
  return (
    <FreeBetToggle
      {...rest}
      isActive={isActive}
      onToggle={(next) => {
        setActive(next);
        onToggle(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Betting/FreeBetToggle',
  component: FreeBetToggle,
  args: { amount: kes(50), isActive: false, onToggle: fn() },
});

export const Use = meta.story({
  render: (args) => (
    <div className="specimens">
      <Toggle {...args} />
    </div>
  ),
});
Use.test(
  'a tap uses it, a second gives it back (R4-16)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Use free bet KES 50.00', pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenNthCalledWith(1, true);
    await expect(args.onToggle).toHaveBeenNthCalledWith(2, false);
  },
);
Use.test(
  'Tab reaches it, Space uses it, Enter gives it back (R4-16)',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: /Use free bet/ });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toHaveFocus();
  },
);

export const States = meta.story({
  render: ({ onToggle }) => (
    <Specimens
      of={{
        off: <FreeBetToggle amount={kes(50)} isActive={false} onToggle={onToggle} />,
        on: <FreeBetToggle amount={kes(50)} isActive onToggle={onToggle} />,
        'large amount': <FreeBetToggle amount={kes(12_345.5)} isActive onToggle={onToggle} />,
      }}
    />
  ),
});
