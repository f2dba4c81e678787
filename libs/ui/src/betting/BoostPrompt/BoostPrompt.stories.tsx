import { DEFAULT_LIMITS, boostState, oddsFromThousandths } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { BoostPrompt } from './BoostPrompt.tsx';

const booster = {
  ...DEFAULT_LIMITS.booster,
  rate: 1050,
  minCount: 4,
  maxMultiplier: null,
  minOdds: oddsFromThousandths(1300),
};
const boostOf = (...prices: readonly number[]) => boostState(prices.map(price), booster);

const meta = preview.meta({
  title: 'Betting/BoostPrompt',
  component: BoostPrompt,
  args: { boost: boostOf(1.5, 2) },
});

export const NearIt = meta.story();
NearIt.test(
  'the spec’s words, then the picks until money is added: the fourth adds nothing (R4-09, D03, D118)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^add matches to get a BONUS \+3 picks$/);
  },
);

export const OneToGo = meta.story({ args: { boost: boostOf(1.5, 2, 1.8, 1.6) } });
OneToGo.test('the last pick before the bonus says one (D118)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^add matches to get a BONUS \+1 pick$/);
});

export const ByTheLaw = meta.story({
  args: { line: '18+. Licence GRA/SANDBOX/0000. Is betting hurting you? Call 1199, free.' },
});
ByTheLaw.test('what has to stand with a promotion stands in it (D94)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/BONUS \+3 picks.*Licence GRA/);
});

export const FarFromIt = meta.story({ args: { boost: boostOf(1.5) } });
FarFromIt.test('far from it nothing is said, but the status is there (D03, 4.1.3)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const States = meta.story({
  render: () => (
    <Specimens
      isScreenWide
      of={{
        'three to go': <BoostPrompt boost={boostOf(1.5, 2)} />,
        'two to go': <BoostPrompt boost={boostOf(1.5, 2, 1.8)} />,
        'one to go': <BoostPrompt boost={boostOf(1.5, 2, 1.8, 1.6)} />,
        'a price too low to count': <BoostPrompt boost={boostOf(1.5, 2, 1.8, 1.05)} />,
        'a full cap: nothing': <BoostPrompt boost={boostOf(1.5, 2)} isCapped />,
        'far from it: nothing': <BoostPrompt boost={boostOf(1.5)} />,
        'the bonus has begun: nothing': <BoostPrompt boost={boostOf(1.5, 2, 1.8, 1.6, 1.4)} />,
      }}
    />
  ),
});
