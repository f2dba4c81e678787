import type { LiveEvent, LiveEventKind } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { LIVE_EVENTS } from '../specimens.ts';
import { LiveTimeline } from './LiveTimeline.tsx';

const derby = { homeTeam: 'Gor Mahia', awayTeam: 'AFC Leopards' };
const only = (kind: LiveEventKind, side?: LiveEvent['side']) => (
  <LiveTimeline
    {...derby}
    events={[{ minute: 52, added: 0, kind, home: 1, away: 0, ...(side && { side }) }]}
  />
);

const meta = preview.meta({
  title: 'Live/LiveTimeline',
  component: LiveTimeline,
  args: { ...derby, events: LIVE_EVENTS },
});

export const SecondHalf = meta.story();
SecondHalf.test('is a list, the newest first, read in words (D103)', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items).toHaveLength(3);
  await expect(items[0]).toHaveTextContent("64' Goal Gor Mahia 2:1");
});
SecondHalf.test('a tap shows all of it', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }));
  await expect(canvas.getAllByRole('listitem')[6]).toHaveTextContent("45+2' Goal AFC Leopards 1:1");
});
SecondHalf.test('so does Enter', { tags: ['keyboard'] }, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(LIVE_EVENTS.length);
});

export const States = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Specimens<LiveEventKind | 'nothing yet' | 'more than three'>
      isScreenWide
      of={{
        'nothing yet': <LiveTimeline {...derby} events={[]} />,
        goal: only('goal', 'home'),
        'yellow-card': only('yellow-card', 'away'),
        'red-card': only('red-card', 'away'),
        'penalty-looked-at': only('penalty-looked-at', 'home'),
        'penalty-missed': only('penalty-missed', 'home'),
        'half-time': only('half-time'),
        'second-half': only('second-half'),
        ended: only('ended'),
        'more than three': <LiveTimeline {...derby} events={LIVE_EVENTS} />,
      }}
    />
  ),
});
