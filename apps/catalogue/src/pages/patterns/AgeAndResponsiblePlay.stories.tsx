import { DEFAULT_LIMITS, instant, kes, nairobiDay, quoteBet, taxRecordOn } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AccountSummary, Footer, JackpotCard, QuoteSummary, StatusTag } from '@kipenga/ui';
import { FIFTEEN_MILLION, price } from '@kipenga/ui/specimens';
import { ConsentForm } from './ConsentForm.tsx';
import { OwnLimits } from './OwnLimits.tsx';
import { Padded } from './Padded.tsx';
import { Pattern } from './Pattern.tsx';

const nothing = () => undefined;
const shortOdds = quoteBet({
  stake: kes(100),
  prices: [price(1.1)],
  limits: DEFAULT_LIMITS,
  taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
});

const AgeAndResponsiblePlay = () => (
  <Pattern
    title="Age gate and responsible play"
    lead="Betting is for adults, costs money over time, and can get hold of a person. What protects is as near as what tempts, in the same size and with no more steps."
    steps={[
      {
        title: 'An account begins with a yes to being 18',
        text: 'The sentence of the specification is the whole label; the box starts empty; without it the form is not sent and says why. The consent is stored with the version of the terms. Under-age accounts are closed and held for a person’s decision (D46).',
        why: 'A ticked box and a short “I agree” are read by nobody.',
        part: (
          <Padded>
            <ConsentForm />
          </Padded>
        ),
      },
      {
        title: '18+ stands where the prizes are',
        text: 'In the foot of every page, on every jackpot card, in every shared code.',
        why: 'A phone is handed around; a group has younger readers.',
        part: (
          <>
            <JackpotCard
              name="Mega Jackpot"
              prize={FIFTEEN_MILLION}
              matchCount={17}
              stake={kes(99)}
              closesAt={instant('2026-11-21T13:30:00Z')}
              href="#/jackpots"
            />
            <Footer
              supportPhones={['0700 290 080']}
              smsNumber="0711 290 080"
              paybill="290080"
              links={[{ label: 'Responsible Gambling', href: '#/responsible-gambling' }]}
              licence="Licence text of the operator and its regulator."
            />
          </>
        ),
      },
      {
        title: 'Money goes out as easily as it comes in',
        text: 'Deposit, Withdraw and Limits are three buttons of one look, in one row, each one tap from its form.',
        why: 'A loud Deposit beside a small Withdraw is a dark pattern in two buttons.',
        part: (
          <AccountSummary
            balance={kes(1234.5)}
            bonus={kes(0)}
            freeBet={kes(0)}
            onDeposit={nothing}
            onWithdraw={nothing}
            onLimits={nothing}
          />
        ),
      },
      {
        title: 'Limits and breaks ask once, and hold',
        text: 'A lower deposit limit holds at once, a higher one after 24 hours. A time-out takes two taps, a self-exclusion the password besides. Nothing asks why, nothing offers a bonus to stay, no amount is proposed, and nobody can make a break shorter.',
        why: 'The moment of resolve is short. Each further step loses people who meant it.',
        part: <OwnLimits />,
      },
      {
        title: 'The slip says what a bet costs before the tap',
        text: 'Taxes, cap and net stand in shillings. A win that pays back less than was staked, and a stake that earns nothing beyond the cap, are said with a warning sign (D13). The stake starts at KES 49 and never above what the customer typed.',
        why: 'A bet that cannot pay must not be sold by silence.',
        part: <QuoteSummary quote={shortOdds} />,
      },
      {
        title: 'A lost bet is told plainly',
        text: 'Neutral grey, “Lost”, in Swahili “Hukushinda”: you did not win. A win below its stake is not celebrated. No sound, no confetti, no “almost”.',
        why: 'Losses dressed as wins, and near misses, are what keeps people playing.',
        part: (
          <Padded>
            <StatusTag status="won" />
            <StatusTag status="lost" />
            <StatusTag status="lost" badge="refunded" />
          </Padded>
        ),
      },
      {
        title: 'What is still missing',
        text: 'A reminder of time and net spend after an hour of play, and the net result over the list of bets. Both are designed and not built.',
        why: 'A page on protection has to say where it ends.',
      },
    ]}
    never={[
      'A countdown, a “hurry”, a wheel to spin.',
      'A stake or a deposit filled in above the last one.',
      'A limit hidden behind a call to customer care.',
      'An offer during a break.',
    ]}
  />
);

const meta = preview.meta({
  title: 'Patterns/Age gate and responsible play',
  component: AgeAndResponsiblePlay,
});

export const StepByStep = meta.story();
StepByStep.test(
  'without the yes the form says why, and the box starts empty',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(box).toHaveAccessibleDescription(
      'Tick the box to go on: Kipenga is for adults of 18 and over.',
    );
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(box).toBeValid();
  },
);
StepByStep.test('deposit, withdraw and limits have one look', async ({ canvas }) => {
  const looks = ['Deposit', 'Withdraw', 'Limits'].map(
    (name) => canvas.getByRole('button', { name }).dataset['look'],
  );
  await expect(new Set(looks).size).toBe(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
StepByStep.test('a time-out takes two taps and says until when', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Time-out'));
  await userEvent.click(canvas.getByRole('button', { name: 'Take a time-out' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, 24 hours' }));
  await expect((await canvas.findAllByText('Until tomorrow, 15:00'))[0]).toBeVisible();
});
