import { MAIN_COLUMNS } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { MATCHES } from '../../testing/specimens.ts';
import { MatchCard } from '../MatchCard/MatchCard.tsx';
import { ColumnLabels } from './ColumnLabels.tsx';

const card = <MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="#/markets?match=4071" />;

const meta = preview.meta({
  title: 'Betting/ColumnLabels',
  component: ColumnLabels,
  args: { columns: MAIN_COLUMNS, children: card },
});

export const AroundAMatch = meta.story();
AroundAMatch.test('each heading stands over its price', async ({ canvas }) => {
  const prices = canvas.getAllByRole('button');
  const centre = (element: HTMLElement | undefined) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return left + width / 2;
  };
  for (const [at, heading] of ['1', 'X', '2', 'OV 2.5', 'UN 2.5', 'GG', 'NG'].entries())
    await expect(Math.abs(centre(canvas.getByText(heading)) - centre(prices[at]))).toBeLessThan(1);
});
AroundAMatch.test('a screen reader hears the names of the prices, not the headings', async ({ canvas }) => {
  await expect(canvas.getByText('OV 2.5').closest('[aria-hidden]')).not.toBeNull();
  await expect(canvas.getByRole('button', { name: /Over 2.5 goals/ })).toBeVisible();
});

export const AtLargeText = meta.story({ globals: { textSize: '200' } });
AtLargeText.test('the headings leave where the prices carry their labels (1.4.4)', async ({ canvas }) => {
  await expect(canvas.getByText('OV 2.5')).not.toBeVisible();
});

export const States = meta.story({
  render: () => (
    <Specimens
      isScreenWide
      of={{
        'seven prices': <ColumnLabels columns={MAIN_COLUMNS} />,
        'three prices': <ColumnLabels columns={['home', 'draw', 'away']} />,
        'two prices': <ColumnLabels columns={['home', 'away']} />,
        'around a match': (
          <ColumnLabels columns={MAIN_COLUMNS}>
            <div inert>{card}</div>
          </ColumnLabels>
        ),
      }}
    />
  ),
});
