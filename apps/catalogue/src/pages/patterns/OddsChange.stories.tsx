import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button, OddsButton, SelectionRow } from '@kipenga/ui';
import { LEG, OTHER_LEG, price } from '@kipenga/ui/specimens';
import { MovingSlip } from './MovingSlip.tsx';
import { Padded } from './Padded.tsx';
import { Pattern } from './Pattern.tsx';
import { StandingAnswer } from './StandingAnswer.tsx';
import { useAllWords } from './use-all-words.ts';

const nothing = () => undefined;

function OddsChange() {
  const t = useAllWords();
  return (
    <Pattern
      title="Odds change"
      lead="A price moves between the tap and the bet. The customer sees it, and agrees by the words on the one button that spends money. There is no extra window."
      steps={[
        {
          title: 'In a list the price moves in silence',
          text: 'The new price stands there at once. An arrow says which way, a tint says where to look; the tint leaves after 2.5 seconds, the arrow after ten. Nothing changes its place.',
          why: 'Twenty matches on show would talk all the time. Direction is place and shape, so it needs no colour.',
          part: (
            <div className="specimens row">
              <OddsButton outcomeId="a" label="1" name="Gor Mahia to win" odds={price(2.5)} move="up" />
              <OddsButton outcomeId="b" label="X" name="Draw" odds={price(3.1)} />
              <OddsButton
                outcomeId="c"
                label="2"
                name="AFC Leopards to win"
                odds={price(2.8)}
                isPicked
                move="down"
              />
            </div>
          ),
        },
        {
          title: 'In the open slip the leg shows both prices',
          text: 'When the slip opens, and again when the page gets the focus or the network back, the prices of now are asked for (D48). The old price is struck through, the new one stands beside it, and a screen reader hears “was 2.10 now 2.15”.',
          why: 'Whoever saw 2.10 a minute ago has to find it again, or the new price looks like a mistake.',
          part: (
            <ul>
              <SelectionRow selection={LEG} onRemove={nothing} />
              <SelectionRow selection={OTHER_LEG} previousOdds={price(2.1)} onRemove={nothing} />
            </ul>
          ),
        },
        {
          title: 'The button says what it will accept',
          text: 'Its words change with the prices, its place does not. One press accepts and places. A second press within 400 ms is ignored, above all when the words have just changed under the thumb.',
          why: 'The consent is in the tap itself. A window in between would be one more thing to tap away unread.',
          part: (
            <Padded>
              <Button size="place" isWide>
                {t('sportsbook.slip.accept', { count: 1, amount: 'KES 49.00' })}
              </Button>
            </Padded>
          ),
        },
        {
          title: 'On the way to the platform the standing answer holds',
          text: 'The platform judges by its own prices. The same or a better price is taken at the price of now; a worse one only if the customer chose “Accept all”; with “Ask me” any other price is refused. The product starts with “Accept higher” (D07, D63).',
          why: 'The last second belongs to nobody’s screen. A rule agreed to beforehand is fairer than a surprise afterwards.',
          part: (
            <Padded>
              <StandingAnswer />
            </Padded>
          ),
        },
        {
          title: 'A refusal names the prices, and the slip has them already',
          text: 'The dialog says “Odds have changed: 2.35 is now 2.20. Please check your betslip.” The answer brings the current prices along, so behind it the leg is marked and the button asks again. The stake and the other picks are untouched; no money has moved.',
          why: 'The next tap must be an informed one, and must not start from an empty slip.',
        },
        {
          title: 'A pick that cannot be placed keeps its row',
          text: 'Suspended may come back; started does not. The row says which, and the place of the button is taken by the reason and by one tap that takes the closed picks off.',
          why: 'A pick that vanished by itself would change the odds and the win without a word.',
          part: (
            <>
              <ul>
                <SelectionRow selection={LEG} state="suspended" onRemove={nothing} />
                <SelectionRow selection={OTHER_LEG} state="started" onRemove={nothing} />
              </ul>
              <Padded>
                <p>{t('sportsbook.slip.started', { count: 1 })}</p>
                <p>{t('sportsbook.slip.suspended', { count: 1 })}</p>
                <Button size="place" isWide>
                  {t('sportsbook.slip.removeClosed')}
                </Button>
              </Padded>
            </>
          ),
        },
      ]}
      never={[
        'A bet at a worse price without a yes.',
        'A higher price kept from the customer.',
        'A countdown on a price, or a flash that repeats.',
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Patterns/Odds change', component: OddsChange });

export const StepByStep = meta.story();
StepByStep.test('one heading of the first level, nothing wider than the screen', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const TryIt = meta.story({ render: () => <MovingSlip /> });
TryIt.test(
  'a risen price is shown with the old one, and the button asks for it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It rises to 2.50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
    await expect(screen.getByText(/^2\.50$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept 1 change and place KES 49.00' }));
    await expect(screen.getByRole('dialog', { name: /Bet placed Successfully/ })).toBeVisible();
  },
);
TryIt.test('a started match has to be taken off first', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'The match starts' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
  await expect(screen.queryByRole('button', { name: /place KES|Place bet/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove closed picks' }));
  await expect(screen.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeVisible();
});
