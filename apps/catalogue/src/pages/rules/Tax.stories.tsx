import { formatKes, formatOdds, kes } from '@kipenga/betting-core';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AmountField, QuoteSummary } from '@kipenga/ui';
import { price } from '@kipenga/ui/specimens';
import { WHOLE_WIDTH } from '../Prose.tsx';
import { reckon, TAX } from './reckon.ts';
import { Inputs, Range, RulePage, useTyped } from './RulePage.tsx';
import { useState } from 'react';

const STAKES = [20, 49, 100, 1_000, 20_000];

function Part() {
  const [stake, setStake, shillings] = useTyped('100');
  const [hundredths, setHundredths] = useState(250);
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
        <Range
          label="Price"
          from={101}
          to={1000}
          value={hundredths}
          onChange={setHundredths}
          write={(at) => formatOdds(price(at / 100))}
        />
      </Inputs>
      <QuoteSummary quote={reckon(kes(shillings), [price(hundredths / 100)])} isWorkingInitiallyOpen />
    </>
  );
}

const Tax = () => (
  <RulePage
    title="Tax"
    rules={[
      `Of a stake, ${TAX.stakeDivisorThousandths / 1000} parts are paid and 1 part is bet: the rest is tax on the stake (R9-03).`,
      `Of what a win brings beyond the stake after tax, ${TAX.winningsPercent} % is withheld. A loss bears none.`,
      'Both are rounded to the cent, half up, once each.',
      'A change of the law is a new record with its first day (D08). A bet keeps the record it was placed under.',
    ]}
    part={<Part />}
    shownBy={['Betting/QuoteSummary', 'Betting/PayoutLine', 'Betting/BetCard']}
    examples={{
      columns: ['Stake at 2.50', 'Tax on the stake', 'After tax', 'Tax on the win', 'Net'],
      rows: STAKES.map((stake) => {
        const quote = reckon(kes(stake), [price(2.5)]);
        return [
          formatKes(quote.stake),
          formatKes(quote.stakeTax),
          formatKes(quote.stakeAfterTax),
          formatKes(quote.withholdingTax),
          formatKes(quote.netPayout),
        ];
      }),
    }}
  />
);

const meta = preview.meta({ title: 'Rules/Tax', component: Tax, globals: WHOLE_WIDTH });

export const Taxes = meta.story({ name: 'Tax' });
Taxes.test('a hundred at 2.50 is taxed as the specification works it out (R9-03)', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /^KES 100.00/ })).toHaveTextContent(
    'KES 100.00KES 11.11KES 88.89KES 26.67KES 195.56',
  );
});
Taxes.test('the price slides, and the sums follow', async ({ canvas }) => {
  const net = () => canvas.getByText('Possible win').nextElementSibling;
  await expect(net()).toHaveTextContent(/^KES 195\.56/);
  await fireEvent.input(canvas.getByRole('slider'), { target: { value: '110' } });
  await expect(net()).toHaveTextContent(/^KES 96\.00/);
});
