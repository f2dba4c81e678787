import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const PERIODS = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This week' },
  { id: 'month', label: 'This month' },
  { id: 'all', label: 'All bets' },
] as const;

function Switching({ currentId, onSelect, ...rest }: TabsProps<string>) {
  const [id, setId] = useState(currentId);
  return (
    <>
      <Tabs
        {...rest}
        currentId={id}
        panelId="bets"
        onSelect={(next) => {
          setId(next);
          onSelect(next);
        }}
      />
      <div id="bets" role="tabpanel" className="prose" style={{ minHeight: 120 }}>
        Bets of: {id}
      </div>
    </>
  );
}

const meta = preview.meta({
  title: 'Controls/Tabs',
  component: Tabs,
  args: { label: 'Period', tabs: PERIODS, currentId: 'today', onSelect: fn() },
  render: (args) => <Switching {...args} />,
});

export const OverAPanel = meta.story();
OverAPanel.test(
  'a tap chooses, and the panel follows',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'This month' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('This month');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bets of: month');
  },
);
OverAPanel.test(
  'Tab enters at the chosen one; arrow keys, Home and End move and choose, and go round',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'This week', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'All bets', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Today', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'All bets', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Today', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Bets of: today');
  },
);
OverAPanel.test(
  'the tabs are one stop of the Tab key',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).not.toHaveFocus();
  },
);

export const ChosenBeyondTheEdge = meta.story({
  args: {
    label: 'Months',
    currentId: 'July',
    tabs: ['January', 'February', 'March', 'April', 'May', 'June', 'July'].map((id) => ({ id, label: id })),
  },
});
ChosenBeyondTheEdge.test('one chosen back beyond the other edge comes on show too', async ({ canvas }) => {
  const row = canvas.getByRole('tablist', { name: 'Months' });
  const first = canvas.getByRole('tab', { name: 'January' });
  const cutOff = () => row.getBoundingClientRect().left - first.getBoundingClientRect().left;
  await expect(cutOff()).toBeGreaterThan(0);
  first.click(); // by a script, which brings nothing into view by itself
  await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
  await expect(cutOff()).toBeLessThanOrEqual(0);
});

export const States = meta.story({
  render: ({ tabs: _tabs, ...args }) => (
    <Specimens
      of={{
        'the first one chosen': <Tabs {...args} tabs={PERIODS} />,
        'another one chosen': <Tabs {...args} tabs={PERIODS} currentId="month" />,
        two: <Tabs {...args} tabs={PERIODS.slice(0, 2)} />,
        'more than fit: the row scrolls': (
          <Tabs
            {...args}
            label="Kind of transaction"
            currentId="all"
            tabs={[
              { id: 'all', label: 'Everything' },
              { id: 'in', label: 'Deposits' },
              { id: 'out', label: 'Withdrawals' },
              { id: 'bets', label: 'Bets placed' },
              { id: 'won', label: 'Bets won' },
            ]}
          />
        ),
        'the chosen one beyond the edge': (
          <Tabs
            {...args}
            label="Months"
            currentId="May"
            tabs={['January', 'February', 'March', 'April', 'May'].map((id) => ({ id, label: id }))}
          />
        ),
      }}
    />
  ),
});
States.test('a chosen tab beyond the edge is on show from the first', async ({ canvas }) => {
  const row = canvas.getByRole('tablist', { name: 'Months' }).getBoundingClientRect();
  const chosen = canvas.getByRole('tab', { name: 'May' }).getBoundingClientRect();
  await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
  await expect(chosen.right).toBeLessThanOrEqual(row.right + 0.5);
});
States.test('every tab is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
