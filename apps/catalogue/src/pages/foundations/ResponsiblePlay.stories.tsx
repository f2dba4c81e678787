import { betId, instant, kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountSummary, BetCard, JackpotCard, QuoteSummary } from '@kipenga/ui';
import { QUOTES } from '@kipenga/ui/specimens/quotes';
import { FIFTEEN_MILLION } from '@kipenga/ui/specimens';
import { storyHref } from '../../docs/catalogue-links.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';
import { ShownPart } from './ShownPart.tsx';

const nothing = () => undefined;

const ResponsiblePage = () => (
  <Prose title="Responsible play">
    <p>Play costs money, and the page says so in the same voice as everything else.</p>
    <ShownPart rule="Withdraw has the weight and the number of steps of Deposit. Limits and breaks are as near.">
      <AccountSummary
        balance={kes(1234.5)}
        bonus={kes(0)}
        freeBet={kes(0)}
        onDeposit={nothing}
        onWithdraw={nothing}
        onLimits={nothing}
      />
    </ShownPart>
    <ShownPart rule="What a bet costs is said before it is placed, in shillings: tax, a win below the stake, a stake beyond the cap.">
      <QuoteSummary quote={QUOTES.beyondTheCap} />
    </ShownPart>
    <ShownPart rule="A lost bet is neutral ink, not red: it is no error, and nothing to win back at once.">
      <BetCard
        href="#/betdetail"
        bet={{
          id: betId('b1'),
          reference: '#80412',
          createdAt: instant('2026-11-20T18:05:00Z'),
          type: 'prematch',
          status: 'lost',
          badge: null,
          stake: kes(49),
          netPayout: kes(184.78),
          totalOdds: 505,
          jackpotId: null,
          jackpotName: null,
        }}
      />
    </ShownPart>
    <ShownPart rule="18+ stands in the footer and on every jackpot. Nothing on it flashes, counts down or celebrates.">
      <JackpotCard
        name="Mega Jackpot"
        prize={FIFTEEN_MILLION}
        matchCount={17}
        stake={kes(99)}
        closesAt={instant('2026-11-21T13:30:00Z')}
        href="#/jackpots"
      />
    </ShownPart>
    <ul>
      <li>No stake is filled in above the last one.</li>
      <li>The box about age and terms starts empty, and its label is the whole sentence.</li>
      <li>Nothing asks why somebody wants a limit or a break, and no offer comes during one.</li>
      <li>A break cannot be cut short; a lower limit works at once, a higher one only after a wait.</li>
    </ul>
    <h2>Ask of every design</h2>
    <ol>
      <li>Would a customer who has lost today understand this sentence as an invitation?</li>
      <li>Is the way out as large as the way in?</li>
      <li>Does anything move, glow or count because money does?</li>
    </ol>
    <p>
      One wrong answer is a stop. How it looks at work:{' '}
      <a href={storyHref('screens-responsible-gambling--limits-set')} target="_top">
        Screens, Responsible gambling
      </a>
      .
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Responsible play',
  component: ResponsiblePage,
  globals: WHOLE_WIDTH,
});

export const ResponsiblePlay = meta.story({ name: 'Responsible play' });
ResponsiblePlay.test('the way out is as large as the way in', async ({ canvas }) => {
  const [deposit, withdraw] = ['Deposit', 'Withdraw'].map((name) => canvas.getByRole('button', { name }));
  await expect(withdraw?.offsetHeight).toBe(deposit?.offsetHeight);
});
