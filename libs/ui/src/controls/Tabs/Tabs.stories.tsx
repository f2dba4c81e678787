import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Pills } from '../Pills/Pills.tsx';
import { LinkTabs } from './LinkTabs.tsx';
import { Tabs } from './Tabs.tsx';

const PERIODS = [
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'This week' },
  { id: 'month', label: 'This month' },
  { id: 'all', label: 'All bets' },
] as const;

function Periods() {
  const [id, setId] = useState<(typeof PERIODS)[number]['id']>('today');
  return (
    <>
      <Tabs label="Period" tabs={PERIODS} currentId={id} onSelect={setId} panelId="bets" />
      <div id="bets" role="tabpanel" className="prose" style={{ minHeight: 120 }}>
        Bets of: {id}
      </div>
    </>
  );
}

function Categories() {
  const [id, setId] = useState('Video Slots');
  const names = [
    'Live Games',
    'Video Slots',
    'Classic Slots',
    'Scratch Card',
    'Baccarat',
    'Roulette',
    'Jackpots',
  ];
  return (
    <Pills
      label="Category"
      pills={names.map((name) => ({ id: name, label: name }))}
      currentId={id}
      onSelect={setId}
    />
  );
}

const meta = preview.meta({ title: 'Controls/Tabs and pills', component: Periods });

export const PanelTabs = meta.story();
PanelTabs.test('arrow keys, Home and End move and choose', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Today' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'This week', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('tab', { name: 'All bets', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Today', selected: true })).toHaveFocus();
});

export const AddressTabs = meta.story({
  render: () => (
    <LinkTabs
      label="Matches"
      currentId="Today"
      tabs={['Top', 'Today', 'Tomorrow', 'Sports'].map((label) => ({
        id: label,
        label,
        href: `#/sports?tab=${label}`,
      }))}
    />
  ),
});
AddressTabs.test('the current tab is a link that says so', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

export const ChoicePills = meta.story({ render: () => <Categories /> });
ChoicePills.test('a tap chooses one and lets the other go', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Live Games' }));
  await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
});
