import {
  DEFAULT_LIMITS,
  formatKes,
  kes,
  nairobiDay,
  oddsFromThousandths,
  parseOdds,
  quoteBet,
  taxRecordOn,
  type BetLimits,
  type Odds,
} from '@kipenga/betting-core';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { AmountField, BoostPrompt, QuoteSummary, TextField } from '../../src/index.ts';
import { price } from '../../src/testing/specimens.ts';

const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
const BOOSTED: BetLimits = {
  ...DEFAULT_LIMITS,
  booster: { rate: 1050, minCount: 5, maxMultiplier: 1600, minOdds: oddsFromThousandths(1300) },
};
const quote = (stake: number, prices: readonly Odds[], limits: BetLimits) =>
  quoteBet({ stake: kes(stake), prices, limits, taxRecord });

const readPrices = (text: string): readonly Odds[] =>
  text
    .split(/\s+/)
    .map((word) => parseOdds(word))
    .flatMap((odds) => (odds.ok ? [odds.value] : []));

/** The slip's own reckoning, with a stake and prices to play with. */
function Reckoner() {
  const [stake, setStake] = useState('49');
  const [text, setText] = useState('2.35 2.15');
  const prices = readPrices(text);
  const shillings = /^\d{1,5}$/.test(stake) ? Number(stake) : 0;
  const result = quote(shillings, prices, BOOSTED);
  return (
    <div className="prose">
      <h1>What a bet pays</h1>
      <p>
        The figures below are reckoned by the functions that the slip and the platform use. Change the stake
        or the prices; every line says how it came about and by which rule.
      </p>
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
      <BoostPrompt boost={result.boost} />
      <QuoteSummary quote={result} isWorkingInitiallyOpen />
    </div>
  );
}

const CASES: readonly {
  readonly title: string;
  readonly why: string;
  readonly stake: number;
  readonly prices: readonly number[];
  readonly limits: BetLimits;
}[] = [
  {
    title: 'The usual bet',
    why: 'Stake tax first, then the odds, then tax on what was won.',
    stake: 49,
    prices: [2.35, 2.15],
    limits: DEFAULT_LIMITS,
  },
  {
    title: 'A win that costs',
    why: 'Below total odds of 1.15625 a win pays back less than was staked (D13).',
    stake: 100,
    prices: [1.1],
    limits: DEFAULT_LIMITS,
  },
  {
    title: 'Beyond the cap',
    why: 'The win is capped; the stake beyond it earns nothing, and the slip says so (D13).',
    stake: 20_000,
    prices: [30, 2],
    limits: DEFAULT_LIMITS,
  },
  {
    title: 'At the booster’s door',
    why: 'Five picks count, the bonus is still 0.00; the sixth starts it (D02).',
    stake: 100,
    prices: [1.5, 1.5, 1.5, 1.5, 1.5],
    limits: BOOSTED,
  },
  {
    title: 'Boosted',
    why: 'Eight picks, three steps of 5 %. The bonus is capped and taxed with the win.',
    stake: 100,
    prices: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
    limits: BOOSTED,
  },
];

const WorkedExamples = () => (
  <div className="prose">
    <h1>Worked examples</h1>
    <p>
      Tax: stake divided by {taxRecord.stakeDivisorThousandths / 1000}, and {taxRecord.winningsPercent} % of
      what was won. Most a bet can win: {formatKes(DEFAULT_LIMITS.maxPayout)}.
    </p>
    {CASES.map(({ title, why, stake, prices, limits }) => (
      <section key={title}>
        <h2>{title}</h2>
        <p>{why}</p>
        <QuoteSummary quote={quote(stake, prices.map(price), limits)} label={title} isWorkingInitiallyOpen />
      </section>
    ))}
  </div>
);

const meta = preview.meta({ title: 'Rules/What a bet pays', component: Reckoner });

export const Reckon = meta.story();
Reckon.test('a larger stake changes every line', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('KES 184.78')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add KES 50' }));
  await expect(canvas.queryByText('KES 184.78')).toBeNull();
  await expect(canvas.getByText('KES 99.00')).toBeVisible();
});
export const Examples = meta.story({ render: () => <WorkedExamples /> });
Examples.test('the bonus is nothing at five picks and something at eight (D02)', async ({ canvas }) => {
  await expect(canvas.getByText('1 more pick adds a bonus of 5.0 % of the win.')).toBeVisible();
});
