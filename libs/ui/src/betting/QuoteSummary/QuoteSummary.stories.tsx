import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  quoteBet,
  taxRecordOn,
  type BetLimits,
} from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { price } from '../../testing/specimens.ts';
import { QuoteSummary } from './QuoteSummary.tsx';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const quote = (stake: number, prices: readonly number[], limits: BetLimits = DEFAULT_LIMITS) =>
  quoteBet({ stake: kes(stake), prices: prices.map(price), limits, taxRecord });
const BOOSTED: BetLimits = {
  ...DEFAULT_LIMITS,
  booster: { rate: 1050, minCount: 3, maxMultiplier: null, minOdds: oddsFromThousandths(1300) },
};

const meta = preview.meta({
  title: 'Betting/QuoteSummary',
  component: QuoteSummary,
  args: { quote: quote(49, [2.35, 2.15]) },
});

export const TwoPicks = meta.story();
TwoPicks.test('every figure of the worked example (R9-03, D01)', async ({ canvas }) => {
  for (const figure of ['KES 49.00', 'KES 43.56', '5.05', 'KES 220.09', '− KES 35.31', 'KES 184.78'])
    await expect(canvas.getByText(figure)).toBeVisible();
});
TwoPicks.test('the working opens by key and shows the formulas', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Hide the working', expanded: true })).toBeVisible();
  await expect(canvas.getByText(/49.00 \/ 1.125/)).toBeVisible();
});
export const WithWorking = meta.story({ args: { isWorkingInitiallyOpen: true } });
export const PaysBackLess = meta.story({ args: { quote: quote(100, [1.1]) } });
PaysBackLess.test(
  'a win that pays back less than the stake is said in shillings (D13)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/pays back KES [\d.]+ less than you stake/);
  },
);
export const StakeBeyondTheCap = meta.story({ args: { quote: quote(20_000, [30, 2]) } });
StakeBeyondTheCap.test('stake that earns nothing is said in shillings (D13)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/of your stake would earn nothing/);
});
export const Boosted = meta.story({
  args: { quote: quote(100, [1.5, 1.6, 1.7, 1.8], BOOSTED), isWorkingInitiallyOpen: true },
});
export const BoostedFromTheNextPick = meta.story({ args: { quote: quote(100, [1.5, 1.6, 1.7], BOOSTED) } });
BoostedFromTheNextPick.test(
  'at the least number of picks it says what the next one adds (D02)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 more pick adds a bonus of 5.0 % of the win.',
    );
  },
);
export const FreeBet = meta.story({ args: { isFreeBet: true } });
export const Swahili = meta.story({
  globals: { locale: 'sw' },
  args: { quote: quote(100, [1.1]), isWorkingInitiallyOpen: true },
});
