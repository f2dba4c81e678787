import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BookingCode, FailedState, SelectionRow, Shimmer } from '@kipenga/ui';
import { LEG, OTHER_LEG } from '@kipenga/ui/specimens';
import { OpenedCode } from './OpenedCode.tsx';
import { Padded } from './Padded.tsx';
import { Pattern } from './Pattern.tsx';
import { WhatAboutYours } from './WhatAboutYours.tsx';
import { useAllWords } from './use-all-words.ts';

const nothing = () => undefined;

function BookingACode() {
  const t = useAllWords();
  return (
    <Pattern
      title="Booking code"
      lead="A slip is put by under a short code and passed on, mostly in a WhatsApp group. Whoever opens the link has the same picks on a slip of his own, at the prices of now."
      steps={[
        {
          title: 'The slip is booked as it stands',
          text: '“Share this betslip” opens a window; the platform keeps the picks, not the stake, and gives a code. Nobody has to be logged in.',
          why: 'Sharing a tip is no bet. The stake is nobody’s business.',
        },
        {
          title: 'The code is large, the ways are few',
          text: 'Copy, the device’s own share sheet where there is one, WhatsApp. Should the browser refuse to copy, the code can be selected with one tap.',
          why: 'A code is read aloud and written down, too; letters of one width are not mixed up.',
          part: (
            <Padded>
              <BookingCode code="KPG4F7" onShare={nothing} whatsappHref="https://wa.me/?text=Kipenga" />
            </Padded>
          ),
        },
        {
          title: 'The message says what it is',
          text: 'House, code, number of picks, total odds, 18+, then the link. No stake, no win, no name.',
          why: 'A group has readers under 18 and readers who never bet; they see at once what the link is.',
          part: (
            <Padded>
              <p>
                {t('sportsbook.booking.text', {
                  brand: 'Kipenga',
                  code: 'KPG4F7',
                  count: 2,
                  odds: '5.05',
                  picks: 'Gor Mahia v AFC Leopards: Gor Mahia; Tusker v Bandari: Draw',
                  more: 0,
                })}
              </p>
            </Padded>
          ),
        },
        {
          title: 'The link is opened with an empty slip',
          text: 'While it loads, one line waits where the answer will stand. Then the picks are on the slip, at the prices of now; one without a price is left out, which the page does not say yet. The code leaves the address: a reload does not load it again.',
          why: 'Opening is what the tap meant; a question would be in the way.',
          part: (
            <>
              <Shimmer kind="line" />
              <ul>
                <SelectionRow selection={LEG} onRemove={nothing} />
                <SelectionRow selection={OTHER_LEG} onRemove={nothing} />
              </ul>
            </>
          ),
        },
        {
          title: 'The link is opened with picks on the slip',
          text: 'The page asks, on the page and not in a window: replace, add, or keep mine. Adding keeps the rule of one pick for each match: the shared pick takes the place of one’s own on the same match. The very same slip asks nothing.',
          why: 'A slip is work. It is never replaced without being asked.',
          part: (
            <WhatAboutYours code="KPG4F7" count={2} onReplace={nothing} onAdd={nothing} onKeep={nothing} />
          ),
        },
        {
          title: 'A code that leads nowhere, and one that did not load',
          text: 'A code nobody knows, or none of whose picks has a price any more, is said in a sentence. A load that failed says so and offers Retry. Neither touches the slip.',
          why: 'The two differ in what to do next: ask the friend again, or try again.',
          part: (
            <>
              <Padded>
                <p>{t('sportsbook.booking.notFound', { code: 'KPG4F7' })}</p>
              </Padded>
              <FailedState text={t('sportsbook.booking.loadFailed', { code: 'KPG4F7' })} onRetry={nothing} />
            </>
          ),
        },
      ]}
      never={[
        'A stake, a win or a phone number in a shared message.',
        'A slip replaced without a yes.',
        'A bet placed by opening a link.',
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Patterns/Booking code', component: BookingACode });

export const StepByStep = meta.story();
StepByStep.test('the message carries code, picks, odds and 18+', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Kipenga code KPG4F7: 2 picks, odds 5\.05\. Gor Mahia v .*: Draw\. 18\+$/),
  ).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const TryIt = meta.story({ render: () => <OpenedCode /> });
TryIt.test('adding keeps one’s own pick and brings the other', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to mine' }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});
TryIt.test('replacing leaves only theirs, keeping only mine', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Replace mine' }));
  await expect(canvas.getByRole('listitem')).toHaveTextContent('Wolverhampton Wanderers');
  await userEvent.click(canvas.getByRole('button', { name: 'Open the link again' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Keep mine only' }));
  await expect(canvas.getByRole('listitem')).toHaveTextContent('Gor Mahia');
});
