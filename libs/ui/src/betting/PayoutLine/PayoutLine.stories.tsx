import { DEFAULT_LIMITS, kes, nairobiDay, quoteBet, taxRecordOn } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { PayoutLine, type PayoutWarning } from './PayoutLine.tsx';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const quote = (stake: number, prices: readonly number[], freeBet = false) =>
  quoteBet({ stake: kes(stake), prices: prices.map(price), limits: DEFAULT_LIMITS, taxRecord, freeBet });

const saidIn = (canvas: { readonly getAllByRole: (role: string) => HTMLElement[] }): readonly string[] =>
  canvas.getAllByRole('paragraph').map((one) => one.textContent);

const meta = preview.meta({
  title: 'Betting/PayoutLine',
  component: PayoutLine,
  args: { quote: quote(49, [2.35, 2.15]) },
});

export const TwoPicks = meta.story();
TwoPicks.test('odds, tax and net of the worked example (R9-03, D01)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '5.05',
    'KES 40.75',
    'KES 184.78',
  ]);
  await expect(saidIn(canvas)).toEqual(['Tax: 5.44 of the stake now, 35.31 only if it wins']);
});

export const States = meta.story({
  render: () => (
    <Specimens<'usual' | 'nothing staked' | PayoutWarning>
      of={{
        usual: <PayoutLine quote={quote(49, [2.35, 2.15])} />,
        'nothing staked': <PayoutLine quote={quote(0, [2.35])} />,
        'losing-win': <PayoutLine quote={quote(100, [1.1])} />,
        'wasted-stake': <PayoutLine quote={quote(20_000, [30, 2])} />,
        capped: <PayoutLine quote={quote(20_000, [40], true)} />,
      }}
    />
  ),
});
States.test('in a word, what would cost before the tap (D13)', async ({ canvas }) => {
  await expect(saidIn(canvas).filter((text) => !text.startsWith('Tax:'))).toEqual([
    'Pays back less than you stake',
    'Part of your stake earns nothing',
    'KES\u00a0500,000.00 is the most a bet can win',
  ]);
});
