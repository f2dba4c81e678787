import type { BetSystem } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SystemChoice, type SystemChoiceProps } from './SystemChoice.tsx';

const NONE: BetSystem = { sizes: [], bankers: [] };

const meta = preview.meta({
  title: 'Betting/SystemChoice',
  component: SystemChoice,
  args: { picks: 4, system: { sizes: [2, 3, 4], bankers: [] }, onChange: fn() },
});

const Owned = ({ system, onChange, ...rest }: SystemChoiceProps) => {
  const [sizes, setSizes] = useState(system.sizes);
  return (
    <SystemChoice
      {...rest}
      system={{ ...system, sizes }}
      onChange={(chosen) => {
        setSizes(chosen);
        onChange(chosen);
      }}
    />
  );
};

export const Yankee = meta.story({ render: (args) => <Owned {...args} /> });
Yankee.test(
  'a name marks its sizes, and another size leaves the name (D100)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Yankee 11 lines', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '1 of 4 4 lines' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4]);
    await expect(canvas.getByRole('button', { name: 'Lucky 15 15 lines', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '3 of 4 4 lines' }));
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Yankee 11 lines' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 3, 4]);
  },
);
Yankee.test(
  'Tab goes over names and sizes, Space marks a size, Enter a name',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 3, 4]);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: '1 of 4 4 lines' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 3, 4]);
  },
);

export const States = meta.story({
  render: ({ onChange }) => {
    const choice = (picks: number, system: BetSystem) => <SystemChoice {...{ picks, system, onChange }} />;
    return (
      <Specimens
        of={{
          'a name': choice(3, { sizes: [2, 3], bankers: [] }),
          'several sizes, no name': choice(5, { sizes: [2, 3], bankers: [] }),
          'nothing chosen yet': choice(3, NONE),
          'two bankers': choice(6, { sizes: [3, 4], bankers: [0, 3] }),
          'twelve picks': choice(12, { sizes: [11], bankers: [] }),
        }}
      />
    );
  },
});
