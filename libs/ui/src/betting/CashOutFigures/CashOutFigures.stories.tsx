import { kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CashOutFigures, type CashOutAmounts } from './CashOutFigures.tsx';

const amounts: CashOutAmounts = {
  offer: kes(820),
  fair: kes(863.16),
  kept: kes(43.16),
  marginPercent: 5,
  chance: 0.411_03,
  chanceAboveStake: 0.411_03,
  netIfWon: kes(2100),
  restIfWon: kes(0),
  stake: kes(100),
  grossPayout: kes(820),
  withholdingTax: kes(0),
  held: kes(0),
  remainingStake: kes(0),
};
const nearlyWon: CashOutAmounts = {
  ...amounts,
  offer: kes(1991.01),
  fair: kes(2095.8),
  kept: kes(104.79),
  chance: 0.998,
  chanceAboveStake: 0.998,
  grossPayout: kes(1991.01),
};
const taxed: CashOutAmounts = { ...amounts, grossPayout: kes(975), withholdingTax: kes(155) };

const meta = preview.meta({
  title: 'Betting/CashOutFigures',
  component: CashOutFigures,
  args: { amounts },
});

export const OneBet = meta.story();
OneBet.test(
  'says what arrives, what it is worth, what we keep, and what it may bring (D102)',
  async ({ canvas }) => {
    const rows = canvas
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await expect(rows).toEqual([
      'Take now: KES 820.00',
      'Average value now: KES 863.16',
      'We keep (5%): − KES 43.16',
      'If you keep the bet: KES 2,100.00 or 0. It wins about 41 times in 100.',
    ]);
    await expect(canvas.queryByText(/rounded down/)).toBeNull();
  },
);
OneBet.test(
  'its working is opened by a tap, and shut by another',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is this worked out?' }));
    await expect(canvas.getByText('41.10% × 2,100.00 ≈ 863.16')).toBeVisible();
    await expect(canvas.getByText('863.16 − 5% = 820.00, rounded down to a cent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the working', expanded: true }));
    await expect(canvas.queryByText(/rounded down/)).toBeNull();
  },
);
OneBet.test(
  'Tab reaches the working, Enter opens it',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('41.10% × 2,100.00 ≈ 863.16')).toBeVisible();
  },
);

export const WithTax = meta.story({ args: { amounts: taxed, isWorkingInitiallyOpen: true } });
WithTax.test('the working says the tax on what arrives (D94)', async ({ canvas }) => {
  await expect(canvas.getByText('975.00 before tax − 155.00 tax on the win = 820.00')).toBeVisible();
});

export const PartOfSystem = meta.story({
  args: {
    amounts: {
      ...amounts,
      chance: 0.94,
      chanceAboveStake: 0.31,
      restIfWon: kes(1050),
      remainingStake: kes(50),
    },
    isSystem: true,
  },
});
PartOfSystem.test(
  'of a system tells how often it brings more than its stake, and of a part what the rest may bring (D102)',
  async ({ canvas }) => {
    await expect(canvas.getByText('If you keep all of it').nextElementSibling).toHaveTextContent(
      'Up to KES 2,100.00, or 0. It pays more than your stake of KES 100.00 about 31 times in 100.',
    );
    await expect(canvas.getByText('If you take this part').nextElementSibling).toHaveTextContent(
      'KES 820.00 now, and up to KES 1,050.00, or 0, from the rest.',
    );
  },
);

export const States = meta.story({
  render: () => (
    <Specimens
      isScreenWide
      of={{
        'one bet': <CashOutFigures amounts={amounts} />,
        'its working, with tax': <CashOutFigures amounts={taxed} isWorkingInitiallyOpen />,
        'a share of a system, with its working': (
          <CashOutFigures
            amounts={{ ...amounts, chanceAboveStake: 0.004, restIfWon: kes(1050), remainingStake: kes(50) }}
            isSystem
            isWorkingInitiallyOpen
          />
        ),
        'nearly won': <CashOutFigures amounts={nearlyWon} />,
        'part of it arrives tomorrow': <CashOutFigures amounts={{ ...amounts, held: kes(120) }} />,
        'another offer is on its way': <CashOutFigures amounts={amounts} isOld />,
      }}
    />
  ),
});
