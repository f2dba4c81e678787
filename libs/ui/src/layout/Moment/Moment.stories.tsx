import { instant } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Moment } from './Moment.tsx';

const meta = preview.meta({
  title: 'Layout/Moment',
  component: Moment,
  args: { at: instant('2026-11-18T13:51:00Z') },
});

export const Usual = meta.story();
Usual.test('the moment itself is told by its title and to machines (1.3.1)', async ({ canvas }) => {
  const moment = canvas.getByText(/^Wed 18 Nov/);
  await expect(moment).toHaveAttribute('dateTime', '2026-11-18T13:51:00Z');
  await expect(moment).toHaveAttribute('title', expect.stringMatching(/^Wed 18 Nov.*, 16:51$/));
});

export const InKiswahili = meta.story({ globals: { locale: 'sw' } });
InKiswahili.test('the day is named in the language of the visit (3.1.1)', async ({ canvas }) => {
  await expect(canvas.getByText(/^Jtano 18 Nov/)).toBeVisible();
});

export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        'just now': <Moment at={instant('2026-11-21T10:59:40Z')} />,
        'within the hour': <Moment at={instant('2026-11-21T10:35:00Z')} />,
        today: <Moment at={instant('2026-11-21T06:00:00Z')} />,
        yesterday: <Moment at={instant('2026-11-20T06:00:00Z')} />,
        'this year': <Moment at={instant('2026-11-18T13:51:00Z')} />,
        'another year': <Moment at={instant('2025-12-31T13:51:00Z')} />,
      }}
    />
  ),
});
