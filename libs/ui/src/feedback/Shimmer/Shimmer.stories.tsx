import { MAIN_COLUMNS } from '@kipenga/betting-core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { ColumnLabels } from '../../betting/ColumnLabels/ColumnLabels.tsx';
import { MatchCard } from '../../betting/MatchCard/MatchCard.tsx';
import { MATCHES } from '../../testing/specimens.ts';
import { Shimmer, type ShimmerKind } from './Shimmer.tsx';

const meta = preview.meta({
  title: 'Feedback/Shimmer',
  component: Shimmer,
  args: { kind: 'match' as const },
});

export const Matches = meta.story();
Matches.test('ten rows, and one word for those who cannot see them (R2-34)', async ({ canvas }) => {
  await expect(canvas.getAllByTestId('shimmer')).toHaveLength(10);
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
});
export const Bets = meta.story({ args: { kind: 'bet' as const } });
Bets.test('three rows (R9)', async ({ canvas }) => {
  await expect(canvas.getAllByTestId('shimmer')).toHaveLength(3);
});
export const Transactions = meta.story({ args: { kind: 'transaction' as const } });
Transactions.test('five rows (R9)', async ({ canvas }) => {
  await expect(canvas.getAllByTestId('shimmer')).toHaveLength(5);
});

/** The placeholder above the content that replaces it. */
export const MatchInPlaceOfItsRow = meta.story({
  render: () => (
    <ColumnLabels columns={MAIN_COLUMNS}>
      <Shimmer kind="match" count={1} />
      <MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="#/markets" />
    </ColumnLabels>
  ),
});
MatchInPlaceOfItsRow.test('the row is as high as the match: nothing jumps', async ({ canvas }) => {
  const heightOf = (one: HTMLElement) => one.getBoundingClientRect().height;
  await waitFor(() =>
    expect(heightOf(canvas.getByTestId('shimmer'))).toBe(heightOf(canvas.getByRole('article'))),
  );
});

export const SlowNetwork = meta.story({ args: { kind: 'bet' as const, slowAfterMs: 0 } });
SlowNetwork.test('a slow network is said, over the first row: nothing moves', async ({ canvas }) => {
  const words = await canvas.findByText('Slow network. Still trying…');
  await expect(words).toBeVisible();
  await expect(canvas.getByRole('status')).toContainElement(words);
  const [row] = canvas.getAllByTestId('shimmer');
  await expect(words.getBoundingClientRect().top).toBe(row?.getBoundingClientRect().top);
});

export const States = meta.story({
  render: () => (
    <Specimens<ShimmerKind | 'slow network' | 'three lines'>
      of={{
        match: <Shimmer kind="match" count={1} />,
        bet: <Shimmer kind="bet" count={1} />,
        transaction: <Shimmer kind="transaction" count={1} />,
        line: <Shimmer kind="line" />,
        'three lines': <Shimmer kind="line" count={3} />,
        'slow network': <Shimmer kind="bet" count={1} slowAfterMs={0} />,
      }}
    />
  ),
});
