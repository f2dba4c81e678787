import { DEFAULT_LIMITS, formatKes, kes } from '@kipenga/betting-core';
import quotes from '@kipenga/betting-core/examples/bet-quotes.json';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AmountField, BoostPrompt, QuoteSummary, TextField } from '@kipenga/ui';
import { WHOLE_WIDTH } from '../Prose.tsx';
import { amountOf, BOOSTED, readPrices, reckon, TAX } from './reckon.ts';
import { Inputs, RulePage, useTyped } from './RulePage.tsx';

function Part() {
  const [stake, setStake, shillings] = useTyped('49');
  const [text, setText] = useState('2.35 2.15');
  const quote = reckon(kes(shillings), readPrices(text), { limits: BOOSTED });
  return (
    <>
      <Inputs>
        <AmountField
          label="Stake"
          value={stake}
          onChange={setStake}
          quickAmounts={[20, 50, 100, 500]}
          step={10}
        />
        <TextField
          label="Prices"
          value={text}
          hint="Put a space between them"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Inputs>
      <BoostPrompt boost={quote.boost} />
      <QuoteSummary quote={quote} isWorkingInitiallyOpen />
    </>
  );
}

const WhatABetPays = () => (
  <RulePage
    title="What a bet pays"
    rules={[
      `The stake is divided by ${TAX.stakeDivisorThousandths / 1000}: that part bears the odds (R9-04, D01).`,
      'The prices are multiplied exactly and rounded once, at the win.',
      `${TAX.winningsPercent} % is withheld from what the win brings beyond the stake after tax.`,
      `A bet wins ${formatKes(DEFAULT_LIMITS.maxPayout)} at most (R9-01). Stake beyond that earns nothing, and the slip says so (D13).`,
    ]}
    part={<Part />}
    shownBy={['Betting/QuoteSummary', 'Betting/PayoutLine', 'Betting/BoostPrompt']}
    examples={{
      columns: ['Bet', 'After tax', 'Win', 'Tax', 'Net'],
      rows: quotes.map(({ title, stake, odds }) => {
        const quote = reckon(amountOf(stake), odds.flatMap(readPrices));
        return [
          title,
          formatKes(quote.stakeAfterTax),
          formatKes(quote.grossPayout),
          formatKes(quote.withholdingTax),
          formatKes(quote.netPayout),
        ];
      }),
    }}
  />
);

const meta = preview.meta({ title: 'Rules/What a bet pays', component: WhatABetPays, globals: WHOLE_WIDTH });

export const Bet = meta.story({ name: 'What a bet pays' });
Bet.test('a larger stake changes every line', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('KES 184.78')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add KES 50' }));
  await expect(canvas.queryByText('KES 184.78')).toBeNull();
  await expect(canvas.getAllByText('KES 99.00')).not.toHaveLength(0);
});
Bet.test('every worked example comes out as written down (R9-03)', async ({ canvas }) => {
  for (const { title, expected } of quotes)
    await expect(canvas.getByRole('row', { name: new RegExp(`^${title} `) })).toHaveTextContent(
      formatKes(amountOf(expected.netPayout)),
    );
});
