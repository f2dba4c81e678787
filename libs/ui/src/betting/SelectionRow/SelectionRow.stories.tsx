import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LEG, OTHER_LEG, price } from '../../testing/specimens.ts';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { SelectionRow, type SelectionRowProps, type SelectionState } from './SelectionRow.tsx';

const meta = preview.meta({
  title: 'Betting/SelectionRow',
  component: SelectionRow,
  args: { selection: LEG, onRemove: fn() },
  decorators: [
    (Story, { name }) =>
      name === 'States' ? (
        <Story />
      ) : (
        <ul>
          <Story />
        </ul>
      ),
  ],
});

export const Open = meta.story();
Open.test('the cross takes the leg off, and says which', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' }));
  await expect(args.onRemove).toHaveBeenCalledWith('4071');
});
Open.test('it works by key', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledOnce();
});
export const PriceUp = meta.story({ args: { selection: OTHER_LEG, previousOdds: price(2.1) } });
PriceUp.test('old and new price are both read', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/was\s*2.10\s*now\s*2.15/);
});
export const PriceDown = meta.story({ args: { previousOdds: price(2.5) } });
export const Suspended = meta.story({ args: { state: 'suspended' } });
export const Started = meta.story({ args: { state: 'started' } });

const Row = (props: SelectionRowProps) => (
  <ul>
    <SelectionRow {...props} />
  </ul>
);
export const States = meta.story({
  render: (args) => (
    <Specimens<SelectionState | 'price up' | 'price down'>
      of={{
        open: <Row {...args} />,
        'price up': <Row {...args} previousOdds={price(2.1)} />,
        'price down': <Row {...args} previousOdds={price(2.5)} />,
        suspended: <Row {...args} state="suspended" />,
        started: <Row {...args} state="started" />,
      }}
    />
  ),
});
