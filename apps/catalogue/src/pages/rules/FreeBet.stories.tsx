import {
  DEFAULT_LIMITS,
  formatKes,
  isFreeBetOffered,
  kes,
  readLimits,
  stakeWithFreeBet,
} from '@kipenga/betting-core';
import freeBets from '@kipenga/betting-core/examples/free-bets.json';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AmountField, FreeBetToggle, QuoteSummary } from '@kipenga/ui';
import { price } from '@kipenga/ui/specimens';
import { WHOLE_WIDTH } from '../Prose.tsx';
import { amountOf, readPrices, reckon } from './reckon.ts';
import { Inputs, RulePage, useTyped } from './RulePage.tsx';

function Part() {
  const [given, setGiven, shillings] = useTyped('50');
  const [isActive, setActive] = useState(false);
  const isOffered = isFreeBetOffered(kes(shillings), DEFAULT_LIMITS);
  const usesFreeBet = isOffered && isActive;
  const stake = stakeWithFreeBet(kes(49), kes(shillings), usesFreeBet);
  return (
    <>
      <Inputs>
        <AmountField label="Free bet" value={given} onChange={setGiven} step={10} />
        {isOffered ? (
          <FreeBetToggle amount={kes(shillings)} isActive={isActive} onToggle={setActive} />
        ) : (
          <p>Not offered: it has to exceed {formatKes(DEFAULT_LIMITS.freeBetThreshold)}.</p>
        )}
      </Inputs>
      <QuoteSummary quote={reckon(stake, [price(3)], { freeBet: usesFreeBet })} isFreeBet={usesFreeBet} />
    </>
  );
}

const FreeBet = () => (
  <RulePage
    title="Free bet"
    rules={[
      `Offered when it exceeds ${formatKes(DEFAULT_LIMITS.freeBetThreshold)} (R5-09); a tap takes it, another gives it back (R4-16).`,
      'It is always staked whole, in place of the typed stake (D06).',
      'It is taxed like any stake, and what it wins is paid like any win.',
      'Nothing leaves the balance, so no warning speaks of a loss or of a wasted stake.',
    ]}
    part={<Part />}
    shownBy={['Betting/FreeBetToggle', 'Betting/QuoteSummary']}
    examples={{
      columns: ['Bet', 'Offered', 'After tax', 'Tax', 'Net'],
      rows: freeBets.map(({ title, freeBet, odds, limits }) => {
        const quote = reckon(amountOf(freeBet), odds.flatMap(readPrices), {
          freeBet: true,
          limits: readLimits(limits ?? []),
        });
        return [
          title,
          isFreeBetOffered(amountOf(freeBet), DEFAULT_LIMITS) ? 'yes' : 'no',
          formatKes(quote.stakeAfterTax),
          formatKes(quote.withholdingTax),
          formatKes(quote.netPayout),
        ];
      }),
    }}
  />
);

const meta = preview.meta({ title: 'Rules/Free bet', component: FreeBet, globals: WHOLE_WIDTH });

export const Free = meta.story({ name: 'Free bet' });
Free.test('a tap stakes it whole, in place of the stake (R4-16, D06)', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Use free bet/ }));
  await expect(canvas.getByText('Stake (free bet)').nextElementSibling).toHaveTextContent('KES 50.00');
});
Free.test('every worked example comes out as written down (R5-09)', async ({ canvas }) => {
  for (const { title, isOffered, expected } of freeBets)
    await expect(canvas.getByRole('row', { name: new RegExp(`^${title} `) })).toHaveTextContent(
      new RegExp(`${isOffered ? 'yes' : 'no'}.*${formatKes(amountOf(expected.netPayout))}$`),
    );
});
