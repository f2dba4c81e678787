import { boostState, formatKes, kes } from '@kipenga/betting-core';
import boosts from '@kipenga/betting-core/examples/boosts.json';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BoostPrompt, Button, QuoteSummary } from '@kipenga/ui';
import { price } from '@kipenga/ui/specimens';
import { WHOLE_WIDTH } from '../Prose.tsx';
import { BOOSTED, reckon } from './reckon.ts';
import { Inputs, Range, RulePage } from './RulePage.tsx';

const picks = (count: number) => Array.from({ length: count }, () => price(1.5));
const COUNTS = [3, 4, 5, 6, 7, 8, 10, 12, 15, 20];

function Part() {
  const [count, setCount] = useState(4);
  const quote = reckon(kes(49), picks(count), { limits: BOOSTED });
  return (
    <>
      <Inputs>
        <Range label="Picks at 1.50" from={1} to={20} value={count} onChange={setCount} />
        <Button look="secondary" onClick={() => setCount(Math.min(20, count + 1))}>
          One more pick
        </Button>
      </Inputs>
      <BoostPrompt boost={quote.boost} />
      <QuoteSummary quote={quote} isWorkingInitiallyOpen />
    </>
  );
}

const Booster = () => (
  <RulePage
    title="Booster"
    rules={[
      'Picks at 1.30 or more count. Limits of the operator: rate, least number, least price, most (R9-05).',
      'From the least number on, the win grows by the rate for each pick beyond it: at exactly that number the bonus is 0.00 (D02).',
      'One or two picks short, the slip prompts; three short, it is silent (D03).',
      'The bonus is capped and taxed with the win (D66).',
    ]}
    part={<Part />}
    shownBy={['Betting/BoostPrompt', 'Betting/QuoteSummary', 'Betting/QuoteNotices']}
    examples={{
      columns: ['KES 49 on', 'Multiplier', 'Bonus', 'Net'],
      rows: COUNTS.map((count) => {
        const quote = reckon(kes(49), picks(count), { limits: BOOSTED });
        return [
          `${count} picks at 1.50`,
          (boostState(picks(count), BOOSTED.booster).multiplier / 1_000_000).toFixed(3),
          formatKes(quote.bonus),
          formatKes(quote.netPayout),
        ];
      }),
    }}
  />
);

const meta = preview.meta({ title: 'Rules/Booster', component: Booster, globals: WHOLE_WIDTH });

export const Boost = meta.story({ name: 'Booster' });
Boost.test('one more pick, and it says what the next one adds (D02)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/add matches to get a BONUS/)).toHaveTextContent('+2');
  await userEvent.click(canvas.getByRole('button', { name: 'One more pick' }));
  await expect(
    canvas.getByText(/^1 more pick at [\d.]+ or more adds a bonus of 5% of the win\.$/),
  ).toBeVisible();
  await expect(canvas.getByText(/add matches to get a BONUS/)).toHaveTextContent('+1');
});
Boost.test('six picks come out as written down (R9-05)', async ({ canvas }) => {
  const six = boosts.find(({ odds }) => odds.length === 6)?.expected;
  await expect(canvas.getByRole('row', { name: /^6 picks/ })).toHaveTextContent(
    `1.050KES ${six?.bonus}KES ${six?.netPayout}`,
  );
});
