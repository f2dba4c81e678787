import type { BetBadge, BetStatus } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { StatusTag } from './StatusTag.tsx';

const meta = preview.meta({
  title: 'Betting/StatusTag',
  component: StatusTag,
  args: { status: 'lost' as const, badge: 'refunded' as const },
  decorators: [
    (Story, { name }) =>
      name === 'States' ? (
        <Story />
      ) : (
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      ),
  ],
});

export const LostButRefunded = meta.story();
LostButRefunded.test('status and badge are read as two words (R4-10, D43)', async ({ canvas }) => {
  await expect(canvas.getByText('Lost')).toBeVisible();
  await expect(canvas.getByText('Refunded')).toBeVisible();
});

export const CashedOut = meta.story({ args: { badge: 'cashed-out' } });
CashedOut.test('a bet cashed out whole is neither won nor lost (D102)', async ({ canvas }) => {
  await expect(canvas.getByText('Cashed out')).toBeVisible();
  await expect(canvas.queryByText('Lost')).toBeNull();
});

export const States = meta.story({
  render: () => (
    <Specimens<BetStatus | BetBadge>
      of={{
        open: <StatusTag status="open" />,
        won: <StatusTag status="won" />,
        lost: <StatusTag status="lost" />,
        void: <StatusTag status="lost" badge="void" />,
        'half-void': <StatusTag status="won" badge="half-void" />,
        refunded: <StatusTag status="lost" badge="refunded" />,
        'cashed-out': <StatusTag status="lost" badge="cashed-out" />,
        waiting: <StatusTag status="open" badge="waiting" />,
        fell: <StatusTag status="lost" badge="fell" />,
      }}
    />
  ),
});
States.test('only Won has a sign: colour is never alone (1.4.1)', async ({ canvasElement }) => {
  const signed = [...canvasElement.querySelectorAll('figure:has(svg) > figcaption')];
  await expect(signed.map((name) => name.textContent)).toEqual(['won', 'half-void']);
});
