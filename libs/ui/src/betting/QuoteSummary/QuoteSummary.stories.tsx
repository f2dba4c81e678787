import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { QUOTES } from './quote.specimens.ts';

const meta = preview.meta({
  title: 'Betting/QuoteSummary',
  component: QuoteSummary,
  args: { quote: QUOTES.twoPicks },
});

export const TwoPicks = meta.story();
TwoPicks.test('every figure of the worked example (R9-03, D01)', async ({ canvas }) => {
  for (const figure of ['KES 49.00', 'KES 43.56', '5.05', 'KES 220.09', '− KES 35.31', 'KES 184.78'])
    await expect(canvas.getByText(figure)).toBeVisible();
});
TwoPicks.test(
  'a tap shows the working, another hides it',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is this worked out?', expanded: false }));
    await expect(canvas.getByText('49.00 ÷ 1.125')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the working', expanded: true }));
    await expect(canvas.queryByText('49.00 ÷ 1.125')).toBeNull();
  },
);
TwoPicks.test(
  'Tab reaches the button, Enter shows the working and Space hides it',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'How is this worked out?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('20% × (220.09 − 43.56)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide the working', expanded: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('20% × (220.09 − 43.56)')).toBeNull();
  },
);

export const StakeBeyondTheCap = meta.story({
  args: { quote: QUOTES.beyondTheCap, isWorkingInitiallyOpen: true },
});
StakeBeyondTheCap.test('stake that earns nothing is said in shillings (D13)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/of your stake would earn nothing/);
});

export const FreeBet = meta.story({ args: { isFreeBet: true } });
FreeBet.test('the stake is named as a free bet (R4-16)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Stake (free bet)');
});

export const States = meta.story({
  render: () => {
    // Each has its own name, because regions of one page must differ by name.
    const summary = (label: string, quote: keyof typeof QUOTES, isOpen = false) => (
      <QuoteSummary label={label} quote={QUOTES[quote]} isWorkingInitiallyOpen={isOpen} />
    );
    return (
      <Specimens
        isScreenWide
        of={{
          'two picks': summary('Two picks', 'twoPicks'),
          'with its working': summary('With its working', 'twoPicks', true),
          'pays back less than the stake': summary('Pays back less', 'paysBackLess', true),
          'stake beyond the cap': summary('Beyond the cap', 'beyondTheCap', true),
          'a bonus': summary('A bonus', 'bonus', true),
          'a bonus at its most': summary('A bonus at its most', 'bonusAtItsMost', true),
          'a bonus from the next pick': summary('Bonus from the next pick', 'bonusFromTheNextPick'),
          'a free bet': <QuoteSummary label="A free bet" quote={QUOTES.twoPicks} isFreeBet />,
          'nothing staked': summary('Nothing staked', 'nothingStaked'),
          'twenty picks': summary('Twenty picks', 'twentyPicks', true),
        }}
      />
    );
  },
});
