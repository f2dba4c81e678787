import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Pills, type PillsProps } from './Pills.tsx';

const named = (...names: readonly string[]) => names.map((label) => ({ id: label, label }));

function Choosing({ currentId, onSelect, ...rest }: PillsProps<string>) {
  const [id, setId] = useState(currentId);
  return (
    <Pills
      {...rest}
      currentId={id}
      onSelect={(next) => {
        setId(next);
        onSelect(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/Pills',
  component: Pills,
  args: {
    label: 'Category',
    pills: named(
      'Live Games',
      'Video Slots',
      'Classic Slots',
      'Scratch Card',
      'Baccarat',
      'Roulette',
      'Jackpots',
    ),
    currentId: 'Video Slots',
    onSelect: fn(),
  },
  render: (args) => <Choosing {...args} />,
});

export const Categories = meta.story();
Categories.test(
  'a tap chooses one and lets the other go',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live Games' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('Live Games');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Live Games');
  },
);
Categories.test(
  'Tab goes from pill to pill, Enter and Space choose, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Live Games');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Classic Slots', pressed: true })).toHaveFocus();
  },
);

Categories.test(
  'a pill that the edge cuts off comes into view with the focus (2.4.7)',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Jackpots' });
    for (const _ of canvas.getAllByRole('button')) {
      await userEvent.tab();
      const row = canvas.getByRole('group', { name: 'Category' }).getBoundingClientRect();
      const focused = (document.activeElement ?? last).getBoundingClientRect();
      await expect(focused.right).toBeLessThanOrEqual(row.right);
    }
    await expect(last).toHaveFocus();
  },
);

export const ChosenBeyondTheEdge = meta.story({ args: { currentId: 'Jackpots' } });
ChosenBeyondTheEdge.test('the row begins where the chosen one is on show', async ({ canvas }) => {
  const row = canvas.getByRole('group', { name: 'Category' }).getBoundingClientRect();
  const chosen = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
  await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
  await expect(chosen.right).toBeLessThanOrEqual(row.right);
});

ChosenBeyondTheEdge.test('one chosen back beyond the other edge comes on show too', async ({ canvas }) => {
  const first = canvas.getByRole('button', { name: 'Live Games' });
  first.click(); // by a script, which brings nothing into view by itself
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  const row = canvas.getByRole('group', { name: 'Category' }).getBoundingClientRect();
  await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
});

export const States = meta.story({
  render: ({ pills, ...args }) => (
    <Specimens
      of={{
        'nothing chosen': <Pills {...args} pills={pills.slice(0, 3)} currentId={null} />,
        'one chosen': <Pills {...args} pills={pills.slice(0, 3)} />,
        'one alone': <Pills {...args} pills={pills.slice(1, 2)} />,
        'short ones': <Pills {...args} pills={named('1', '2', '3', 'All')} currentId="2" />,
        'more than fit: the row scrolls': <Pills {...args} pills={pills} currentId="Live Games" />,
        'the chosen one beyond the edge': <Pills {...args} pills={pills} currentId="Jackpots" />,
      }}
    />
  ),
});
States.test('every pill is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
