import { nairobiDay } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { DayHeading } from './DayHeading.tsx';

const meta = preview.meta({
  title: 'Layout/DayHeading',
  component: DayHeading,
  args: { day: nairobiDay('2026-11-21') },
});

export const Usual = meta.story();
Usual.test('it is a heading of the second level: day, month, weekday (R2-33)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: '21/11 Saturday' })).toBeVisible();
});

export const InKiswahili = meta.story({ globals: { locale: 'sw' } });
InKiswahili.test('the weekday is in the language of the visit (3.1.1)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '21/11 Jumamosi' })).toBeVisible();
});

export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        'a day of two figures': <DayHeading day={nairobiDay('2026-11-21')} />,
        'a day and a month of one figure': <DayHeading day={nairobiDay('2026-01-02')} />,
        'the longest weekday': <DayHeading day={nairobiDay('2026-11-25')} />,
        'the last day of a year': <DayHeading day={nairobiDay('2026-12-31')} />,
      }}
    />
  ),
});
