import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { LEG, OTHER_LEG, price } from '../../testing/specimens.ts';
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
Open.test(
  'a tap on the cross takes the leg off, and says which',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('4071');
  },
);

const Legs = ({ onRemove, ...rest }: SelectionRowProps) => {
  const [legs, setLegs] = useState([LEG, OTHER_LEG]);
  return legs.map((leg) => (
    <SelectionRow
      {...rest}
      key={leg.matchId}
      selection={leg}
      onRemove={(matchId) => {
        setLegs(legs.filter((one) => one.matchId !== matchId));
        onRemove(matchId);
      }}
    />
  ));
};
export const TwoLegs = meta.story({ render: (args) => <Legs {...args} /> });
TwoLegs.test(
  'Tab reaches the cross, Enter takes the leg off, and focus goes to the cross of the next (2.4.3)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith('4071');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Remove Wolverhampton/ })).toHaveFocus();
  },
);
export const PriceUp = meta.story({ args: { selection: OTHER_LEG, previousOdds: price(2.1) } });
PriceUp.test('old and new price are both read', async ({ canvas }) => {
  await expect(canvas.getByRole('listitem')).toHaveTextContent(/was\s*2.10\s*now\s*2.15/);
});
export const Banker = meta.story({ args: { banker: { isSet: false, onToggle: fn() } } });
Banker.test(
  'a quiet toggle puts the pick in every line of a system (D100)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Banker: Gor Mahia v AFC Leopards', pressed: false }),
    );
    await expect(args.banker?.onToggle).toHaveBeenCalledOnce();
  },
);
const PARTS = [
  { pick: 'Gor Mahia', market: '1x2' },
  { pick: 'Over 2.5 goals', market: 'Over/under 2.5' },
];
export const Combination = meta.story({
  args: { selection: { ...LEG, odds: price(3.18) }, parts: PARTS, previousOdds: price(3.05) },
});
Combination.test('is one row with its picks in it, at one price (D101)', async ({ canvas }) => {
  const [row, ...parts] = canvas.getAllByRole('listitem');
  await expect(row).toHaveTextContent(/^Combination 2 picks/);
  await expect(row).toHaveTextContent(/was\s*3.05\s*now\s*3.18/);
  await expect(parts.map((one) => one.textContent)).toEqual([
    'Gor Mahia 1x2',
    'Over 2.5 goals Over/under 2.5',
  ]);
});
export const BankerWhilePlaced = meta.story({ args: { banker: { isSet: true } } });
BankerWhilePlaced.test('a banker that cannot be changed now is still marked', async ({ canvas }) => {
  await expect(canvas.getByText('Banker')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Banker/ })).toBeNull();
});
export const Suspended = meta.story({ args: { state: 'suspended', previousOdds: price(2.1) } });
Suspended.test('a closed leg says why, and nothing of a changed price', async ({ canvas }) => {
  await expect(canvas.getByText('Suspended')).toBeVisible();
  await expect(canvas.getByRole('listitem')).not.toHaveTextContent('2.10');
});

export const Postponed = meta.story({ args: { state: 'postponed' } });
Postponed.test('a leg whose match is postponed says so', async ({ canvas }) => {
  await expect(canvas.getByText('Postponed')).toBeVisible();
});

const Row = (props: SelectionRowProps) => (
  <ul>
    <SelectionRow {...props} />
  </ul>
);
export const States = meta.story({
  render: (args) => (
    <Specimens<
      | SelectionState
      | 'price up'
      | 'price down'
      | 'banker'
      | 'combination'
      | 'combination, banker'
      | 'no price together'
      | 'long names and prices'
    >
      isScreenWide
      of={{
        open: <Row {...args} />,
        'price up': <Row {...args} previousOdds={price(2.1)} />,
        'price down': <Row {...args} previousOdds={price(2.5)} />,
        banker: <Row {...args} banker={{ isSet: true, onToggle: fn() }} />,
        combination: <Row {...args} parts={PARTS} previousOdds={price(2.1)} />,
        'combination, banker': (
          <Row
            {...args}
            selection={OTHER_LEG}
            parts={[
              { pick: 'Wolverhampton Wanderers, stake back on a draw', market: 'Draw no bet' },
              ...PARTS.slice(1),
              { pick: 'First half: Wolverhampton Wanderers', market: 'First half 1x2' },
            ]}
            banker={{ isSet: true, onToggle: fn() }}
          />
        ),
        'no price together': (
          <Row
            {...args}
            parts={PARTS}
            state="suspended"
            whyUnpriced="Together these picks would pay more than 501 times, the most we offer. Remove one."
          />
        ),
        suspended: <Row {...args} state="suspended" />,
        postponed: <Row {...args} state="postponed" />,
        started: <Row {...args} state="started" />,
        'long names and prices': (
          <Row
            {...args}
            selection={{
              ...OTHER_LEG,
              odds: price(1001),
              label: 'Wolverhampton Wanderers and yes',
              marketName: 'first half result and both teams to score',
            }}
            previousOdds={price(987.5)}
          />
        ),
      }}
    />
  ),
});
