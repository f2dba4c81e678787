import { kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { PRIZES } from '../specimens.ts';
import { JackpotPrizes } from './JackpotPrizes.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotPrizes',
  component: JackpotPrizes,
  args: { matchCount: 17, prizes: PRIZES, rollsOver: true },
});

export const Tiers = meta.story();
Tiers.test('each tier is a term and its amount, highest first (D65)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'What a ticket can win' })).toBeVisible();
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'All 17 right',
    '16 of 17 right',
    '15 of 17 right',
  ]);
  await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    'KES 15,000,000',
    'KES 250,000',
    'KES 60,000',
  ]);
});

export const OnePrize = meta.story({ args: { prizes: PRIZES.slice(0, 1), rollsOver: false } });
OnePrize.test('without a roll-over none is promised (D65)', async ({ canvas }) => {
  await expect(canvas.getByText('The lines that win a prize share it.')).toBeVisible();
  await expect(canvas.queryByText(/rolls over into the next jackpot/)).toBeNull();
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'prize and consolation tiers': <JackpotPrizes {...args} rollsOver={false} />,
        'the prize rolls over': <JackpotPrizes {...args} prizes={PRIZES.slice(0, 1)} />,
        'only tiers below all right': <JackpotPrizes {...args} prizes={PRIZES.slice(1)} rollsOver={false} />,
        'a prize with cents': (
          <JackpotPrizes {...args} prizes={[{ right: 17, pool: kes(1_234_567.5) }]} rollsOver={false} />
        ),
      }}
    />
  ),
});
