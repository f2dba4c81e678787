import { boostState, kes, type QuoteNotice } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import { QUOTES } from './quote.specimens.ts';

const meta = preview.meta({
  title: 'Betting/QuoteNotices',
  component: QuoteNotices,
  args: { quote: QUOTES.paysBackLess },
});

export const PaysBackLess = meta.story();
PaysBackLess.test(
  'a win that pays back less than the stake is said in shillings (D13)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/pays back KES [\d.]+ less than you stake/);
  },
);

export const BonusFromTheNextPick = meta.story({ args: { quote: QUOTES.bonusFromTheNextPick } });
BonusFromTheNextPick.test(
  'at the least number of picks it says what the next one adds (D02)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /1 more pick at [\d.]+ or more adds a bonus of 5% of the win./,
    );
  },
);

export const Nothing = meta.story({ args: { quote: QUOTES.twoPicks } });
Nothing.test('with nothing to know the status is there and empty (4.1.3)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

const NOTICES: { readonly [Kind in QuoteNotice['kind']]: Extract<QuoteNotice, { kind: Kind }> } = {
  'losing-win': { kind: 'losing-win', shortfall: kes(3.5) },
  'wasted-stake': { kind: 'wasted-stake', effectiveStake: kes(937.5), wasted: kes(19_062.5) },
  'bonus-capped': { kind: 'bonus-capped' },
  'daily-payout-hold': { kind: 'daily-payout-hold', payNow: kes(70_000), hold: kes(12_000) },
};
const withNotices = (...notices: readonly QuoteNotice[]) => (
  <QuoteNotices quote={{ bonus: kes(0), boost: boostState([], null), isCapped: false, notices }} />
);

export const States = meta.story({
  render: () => (
    <Specimens<QuoteNotice['kind'] | 'next bonus' | 'several' | 'nothing'>
      of={{
        'losing-win': withNotices(NOTICES['losing-win']),
        'wasted-stake': withNotices(NOTICES['wasted-stake']),
        'bonus-capped': withNotices(NOTICES['bonus-capped']),
        'daily-payout-hold': withNotices(NOTICES['daily-payout-hold']),
        'next bonus': <QuoteNotices quote={QUOTES.bonusFromTheNextPick} />,
        several: withNotices(NOTICES['wasted-stake'], NOTICES['daily-payout-hold']),
        nothing: withNotices(),
      }}
    />
  ),
});
