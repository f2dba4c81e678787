import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button, ButtonLink, EmptyState, FailedState, GameShimmer, Shimmer } from '@kipenga/ui';
import { ListWithWeather } from './ListWithWeather.tsx';
import { Pattern } from './Pattern.tsx';
import { useAllWords } from './use-all-words.ts';

const nothing = () => undefined;

function EmptySlowFailed() {
  const t = useAllWords();
  return (
    <Pattern
      title="Empty, slow, failed"
      lead="A list has five faces: coming, slow, there, empty, failed. Each has its own look, and none may stand for another. Above all, a list that failed is never shown as an empty one (D44)."
      steps={[
        {
          title: 'It comes: rows of the right size',
          text: 'Ten matches, three bets, five payments, nine games: placeholders of the height of the rows that will follow. They breathe for seven seconds and stand still then; a screen reader hears one word.',
          why: 'What comes takes the place of what was there: nothing jumps under the thumb.',
          part: <Shimmer kind="match" count={2} />,
        },
        {
          title: 'It is slow: after eight seconds it says so',
          text: 'The sentence lies over the first row and moves nothing. The call goes on; retries are the network’s business and not the customer’s.',
          why: 'At kick-off the cell is full. Eight seconds without a word look like a dead page.',
          part: <Shimmer kind="bet" count={2} slowAfterMs={0} />,
        },
        {
          title: 'It is there already: leave it there',
          text: 'A list on show is fetched again in silence. When that fails, the old rows stay. Where an old figure could do harm, as with one’s own limits, a line with Retry stands above them.',
          why: 'Rows of a minute ago are worth more than a shimmer.',
        },
        {
          title: 'It is empty: why, and what now',
          text: 'A full sentence with what and when, and one way on: tomorrow’s matches, another list, the matches at all. An emptied slip offers Undo.',
          why: 'An empty list is an answer. “No data” is none.',
          part: (
            <>
              <EmptyState
                title={t('sportsbook.list.emptyToday')}
                action={
                  <ButtonLink href="#/?tab=Tomorrow" look="secondary" size="small">
                    {t('sportsbook.list.seeTomorrow')}
                  </ButtonLink>
                }
              />
              <EmptyState
                title={t('sportsbook.slip.empty')}
                action={<Button>{t('sportsbook.slip.undo')}</Button>}
              />
            </>
          ),
        },
        {
          title: 'It failed: what, and Retry',
          text: 'One line where the list would stand. It names the thing; the button keeps its focus while it tries again. The rest of the page stays in use. No window opens for a list.',
          why: 'The specification lets these failures pass in silence (R8-11). A customer who reads “no bets” where bets did not load believes that they are gone.',
          part: (
            <>
              <FailedState text={t('sportsbook.bets.failed')} onRetry={nothing} />
              <FailedState text={t('sportsbook.list.failed')} onRetry={nothing} isRetrying />
            </>
          ),
        },
        {
          title: 'Games: the same, in tiles',
          text: 'GameGrid takes the state and the list, and knows its five faces by itself.',
          why: 'Whoever builds a page cannot forget one.',
          part: <GameShimmer count={3} />,
        },
      ]}
      never={[
        'An empty list for a failed one.',
        'A spinner in the middle of a page.',
        'A dialog for a list.',
        'An advertisement in an empty list.',
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Patterns/Empty, slow, failed', component: EmptySlowFailed });

export const StepByStep = meta.story();
StepByStep.test('failed is not empty (D44)', async ({ canvas }) => {
  await expect(canvas.getByText('Your bets did not load.')).toBeVisible();
  await expect(canvas.getByText('No more matches today.')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const TryIt = meta.story({ render: () => <ListWithWeather /> });
TryIt.test('each face is one of its own, and Retry leads to the list', async ({ canvas, userEvent }) => {
  const show = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await expect(canvas.getAllByTestId('shimmer').length).toBeGreaterThan(0);
  await show('Empty');
  await expect(canvas.getByText('No more matches today.')).toBeVisible();
  await expect(canvas.queryByTestId('shimmer')).toBeNull();
  await show('Failed');
  await expect(canvas.queryByText('No more matches today.')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.getByRole('heading', { name: /Gor Mahia/ })).toBeVisible();
});
