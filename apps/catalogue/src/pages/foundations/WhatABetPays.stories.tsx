import {
  DEFAULT_LIMITS,
  formatKes,
  isFreeBetOffered,
  kes,
  nairobiDay,
  oddsFromThousandths,
  parseOdds,
  quoteBet,
  stakeWithFreeBet,
  taxRecordOn,
  type BetLimits,
} from '@kipenga/betting-core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { docsHref } from '../../docs/catalogue-links.ts';
import { AmountField, BoostPrompt, FreeBetToggle, QuoteSummary, TextField } from '@kipenga/ui';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';

/** The taxes of the day the catalogue is about. */
const TAX = taxRecordOn(nairobiDay('2026-11-21'));

/** Limits with a booster: 5 % for each pick beyond the fifth. */
const BOOSTED: BetLimits = {
  ...DEFAULT_LIMITS,
  booster: { rate: 1050, minCount: 5, maxMultiplier: null, minOdds: oddsFromThousandths(1300) },
};

const FREE_BET = kes(50);

const RULES = [
  `The stake is divided by ${TAX.stakeDivisorThousandths / 1000}: that part bears the odds, the rest is tax on the stake (R9-03, R9-04, D01).`,
  'The prices are multiplied exactly and rounded once, at the win.',
  `${TAX.winningsPercent} % is withheld from what the win brings beyond the stake after tax. A loss bears none.`,
  `A bet wins ${formatKes(DEFAULT_LIMITS.maxPayout)} at most (R9-01). Stake beyond that earns nothing, and the slip says so (D13).`,
  'A booster grows the win by its rate for each pick beyond the least number: at exactly that number the bonus is 0.00 (R9-05, D02). Where the first bonus is near, the slip counts the picks until money is added (D03, D118). The bonus is capped and taxed with the win (D66).',
  `A free bet is offered when it exceeds ${formatKes(DEFAULT_LIMITS.freeBetThreshold)} (R5-09). It is staked whole, in place of the typed stake, and taxed like any stake (D06).`,
  'A change of the law is a new record with its first day (D08). A bet keeps the record it was placed under.',
];

/** Components that show these rules to a customer. */
const PARTS = [
  ['QuoteSummary', docsHref('components-betting-quotesummary')],
  ['PayoutLine', docsHref('components-betting-payoutline')],
  ['BoostPrompt', docsHref('components-betting-boostprompt')],
  ['FreeBetToggle', docsHref('components-betting-freebettoggle')],
] as const;

function TryIt() {
  const [stake, setStake] = useState('49');
  const [text, setText] = useState('2.35 2.15');
  const [isFree, setFree] = useState(false);
  const prices = text
    .split(/\s+/)
    .map((word) => parseOdds(word))
    .flatMap((odds) => (odds.ok ? [odds.value] : []));
  const typed = kes(/^\d{1,6}$/.test(stake) ? Number(stake) : 0);
  const quote = quoteBet({
    stake: stakeWithFreeBet(typed, FREE_BET, isFree),
    prices,
    limits: BOOSTED,
    taxRecord: TAX,
    freeBet: isFree,
  });
  return (
    <>
      <div className="inputs">
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
        {isFreeBetOffered(FREE_BET, DEFAULT_LIMITS) && (
          <FreeBetToggle amount={FREE_BET} isActive={isFree} onToggle={setFree} />
        )}
      </div>
      <BoostPrompt boost={quote.boost} />
      <QuoteSummary quote={quote} isFreeBet={isFree} isWorkingInitiallyOpen />
    </>
  );
}

function WhatABetPays() {
  const { i18n } = useLingui();
  return (
    <Prose title="What a bet pays">
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="part-shown to-try" lang={i18n.locale}>
        <TryIt />
      </div>
      <p>
        Every figure is betting-core’s. Shown by{' '}
        {PARTS.map(([part, href], at) => (
          <span key={part}>
            {at > 0 && ' · '}
            <a href={href} target="_top">
              {part}
            </a>
          </span>
        ))}
      </p>
    </Prose>
  );
}

const meta = preview.meta({
  title: 'Foundations/What a bet pays',
  component: WhatABetPays,
  globals: WHOLE_WIDTH,
});

export const Bet = meta.story({ name: 'What a bet pays' });
Bet.test('the figures are those of the stake, the prices and the free bet', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('KES 184.78')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add KES 50' }));
  await expect(canvas.queryByText('KES 184.78')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: /Use free bet/ }));
  await expect(canvas.getByText('Stake (free bet)').nextElementSibling).toHaveTextContent('KES 50.00');
});
