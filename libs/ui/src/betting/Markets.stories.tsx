import {
  MAIN_COLUMNS,
  instant,
  kes,
  marketTypeId,
  outcomeId,
  outcomeKey,
  type Market,
} from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FIFTEEN_MILLION, price } from '../testing/specimens.ts';
import { ColumnLabels } from './ColumnLabels/ColumnLabels.tsx';
import { JackpotCard } from './JackpotCard/JackpotCard.tsx';
import { MarketPanel } from './MarketPanel/MarketPanel.tsx';

const market = (
  typeId: string,
  name: string,
  outcomes: readonly (readonly [string, number | null])[],
): Market => ({
  typeId: marketTypeId(typeId),
  name,
  outcomes: outcomes.map(([key, odds]) => ({
    key: outcomeKey(key),
    id: outcomeId(`${typeId}-${key}`),
    label: key,
    odds: odds === null ? null : price(odds),
  })),
});
const RESULT = market('1', '1x2', [
  ['1', 2.35],
  ['X', 3.1],
  ['2', 2.95],
]);

const meta = preview.meta({
  title: 'Betting/Markets and jackpots',
  component: MarketPanel,
  args: { market: RESULT, isInitiallyOpen: true, onPick: fn() },
});

export const Panel = meta.story({ args: { pickedOutcomeId: '1-X' } });
Panel.test('a tap hands over market and outcome', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '1 odds 2.35' }));
  await expect(args.onPick).toHaveBeenCalledWith(RESULT, RESULT.outcomes[0]);
});
Panel.test(
  'the heading comes first in the tab order and closes the panel (R2-40)',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('1x2'));
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
);
export const All = meta.story({
  render: (args) => (
    <>
      <MarketPanel {...args} />
      <MarketPanel
        market={market('10', 'double chance', [
          ['1 or X', 1.32],
          ['1 or 2', 1.29],
          ['X or 2', 1.5],
        ])}
        isInitiallyOpen
      />
      <MarketPanel
        market={market('18', 'over/under 2.5', [
          ['over 2.5', 2.2],
          ['under 2.5', 1.62],
        ])}
        isInitiallyOpen
      />
      <MarketPanel
        market={market('29', 'both teams to score', [
          ['yes', 1.95],
          ['no', null],
        ])}
        isInitiallyOpen
        suspendedOutcomeIds={new Set(['29-yes'])}
      />
      <MarketPanel
        market={market('60', 'first half result', [
          ['1', 2.9],
          ['X', 2.05],
          ['2', 3.4],
        ])}
      />
    </>
  ),
});
export const Labels = meta.story({ render: () => <ColumnLabels columns={MAIN_COLUMNS} /> });
export const Jackpot = meta.story({
  render: () => (
    <JackpotCard
      name="Mega Jackpot"
      prize={FIFTEEN_MILLION}
      matchCount={17}
      stake={kes(99)}
      closesAt={instant('2026-11-21T13:30:00Z')}
      href="#/jackpots"
    />
  ),
});
Jackpot.test('what, how many, how much, until when, and a way there', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('Mega Jackpot · 17 matches · KES 99');
  await expect(canvas.getByText('Closes Sat 16:30')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Pick now' })).toHaveAttribute('href', '#/jackpots');
});
export const JackpotSwahili = meta.story({
  globals: { locale: 'sw' },
  render: () => (
    <JackpotCard
      name="Mega Jackpot"
      prize={FIFTEEN_MILLION}
      matchCount={17}
      stake={kes(99)}
      closesAt={null}
      href="#/jackpots"
    />
  ),
});
