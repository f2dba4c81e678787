import { formatKes, kes } from '@kipenga/betting-core';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '@kipenga/ui';
import { DepositOffer } from './DepositOffer.tsx';
import { Padded } from './Padded.tsx';
import { Pattern } from './Pattern.tsx';
import { ShownDialog } from './ShownDialog.tsx';
import { ShortSlip } from './ShortSlip.tsx';
import { useAllWords } from './use-all-words.ts';

const nothing = () => undefined;

function InsufficientFunds() {
  const t = useAllWords();
  return (
    <Pattern
      title="Insufficient funds"
      lead="The customer wants to place a bet and has too little money. The slip stays as it is, the missing amount is said, and one tap deposits it and places the bet (R4-13, R4-15)."
      steps={[
        {
          title: 'It is said before anything is sent',
          text: 'The tap on the place button checks the bet by the same rule as the platform. With too little on the balance nothing is sent. Should the platform know of less money than the page, it answers 110, and the same follows.',
          why: 'A round trip over a slow network only to hear “no” is a tap lost.',
        },
        {
          title: 'The foot of the slip offers the missing amount',
          text: 'It names the shillings and cents that are missing. The button names what will be deposited: the missing amount, rounded up to whole shillings, because mobile money moves no cents. “Not now” gives the place button back.',
          why: 'The customer decides about one figure. A higher proposal would be an advertisement.',
          part: (
            <Padded>
              <DepositOffer shortBy={kes(36.5)} onDeposit={nothing} onCancel={nothing} />
            </Padded>
          ),
        },
        {
          title: 'The prompt goes to the phone',
          text: 'A dialog says so, in the words of the specification. The page goes to the background while the PIN is typed; the slip and the waiting bet with its stake are kept, also over a reload.',
          why: 'On a phone with little memory the page may be gone when the customer comes back.',
          part: (
            <ShownDialog
              label="Show the dialog"
              status="success"
              title={t('sportsbook.slip.title')}
              message={t('sportsbook.place.promptSent')}
            />
          ),
        },
        {
          title: 'The slip waits, and has a way out',
          text: 'Stake and picks are locked. Every 5 seconds the platform is asked for the balance and the bets, for 15 minutes at most. “Done” empties the slip and leaves the bet to its money; “Keep these picks” gives the picks back for another bet.',
          why: 'The same picks are not offered for placing a second time by mistake, and nobody is held in a waiting room.',
          part: (
            <Padded>
              <p>{t('sportsbook.slip.waiting', { count: 1 })}</p>
              <Button>{t('sportsbook.slip.done')}</Button>
              <Button look="secondary">{t('sportsbook.slip.keep')}</Button>
            </Padded>
          ),
        },
        {
          title: 'The money comes, and the bet with it',
          text: 'The platform places the bet by itself when the payment arrives. The page finds it among the bets, empties the slip if it still holds those picks, and says so.',
          why: 'It is the platform that knows of the money; the phone may be in a pocket by then.',
          part: (
            <ShownDialog
              label="Show the good news"
              status="success"
              title={t('sportsbook.place.success')}
              message={t('sportsbook.place.reference', { reference: '80412' })}
            />
          ),
        },
        {
          title: 'The money comes, and the bet does not',
          text: 'A match may have started meanwhile, or a price moved. Then the deposit is on the balance, the slip is there, and the dialog says both.',
          why: 'Money that arrived and a bet that did not are two facts; hiding one of them looks like theft.',
          part: (
            <ShownDialog
              label="Show the other news"
              status="error"
              title={t('shell.common.oops')}
              message={t('sportsbook.place.notPlaced')}
            />
          ),
        },
      ]}
      never={[
        'A proposed deposit above what is missing.',
        'An emptied slip because the money was short.',
        'A deposit without its amount in the words of the button.',
        'A bet placed twice, by the money and by the thumb.',
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Patterns/Insufficient funds', component: InsufficientFunds });

export const StepByStep = meta.story();
StepByStep.test('what is missing is named to the cent, the deposit to the shilling', async ({ canvas }) => {
  await expect(canvas.getByText('KES 36.50 more is needed.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Deposit KES 37.00 and place' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const TryIt = meta.story({
  render: () => <ShortSlip balance={kes(12.5)} label={formatKes(kes(12.5))} />,
});
TryIt.test(
  'too little, the prompt, the wait, and the bet when the money comes',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet, KES 49.00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit KES 37.00 and place' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText(/^Enter your M-Pesa PIN/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The money arrives' }));
    await expect(screen.getByRole('dialog', { name: /Bet placed Successfully/ })).toBeVisible();
  },
);
TryIt.test('Not now gives the place button back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Place bet, KES 49.00' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
  await expect(canvas.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeVisible();
});
